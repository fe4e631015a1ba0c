import { Button } from '@sojourn/ui';
import { useOnline } from '@sojourn/web-kit';
import { Check, CloudOff, RefreshCw } from 'lucide-react';
import { usePlanPart, usePlanStanding, type PlanAccess } from '../../shared/plan/plan-access';
import { Note } from './saving-note.styles';

const savedWords: Record<PlanAccess['storage'], string> = {
  account: 'Saved',
  // The header says where: on this device.
  browser: 'Saved',
  link: 'Saved',
};

function unsavedWords(storage: PlanAccess['storage'], isOnline: boolean): string {
  // Nothing else keeps a browser from storing what it may store.
  if (storage === 'browser') return 'Not saved yet: this browser has no room left';
  return isOnline ? 'Not saved yet' : 'Not saved yet: you are offline';
}

/** Whether what was done here is stored. */
export const SavingNote = () => {
  const { saving } = usePlanStanding();
  const storage = usePlanPart((trip) => trip.storage);
  const canEdit = usePlanPart((trip) => trip.canEdit);
  const retry = usePlanPart((trip) => trip.retry);
  const isOnline = useOnline();
  if (!canEdit && saving === 'saved') return null;
  return (
    <Note role="status" data-state={saving}>
      {saving === 'saved' && <Check aria-hidden="true" />}
      {saving === 'saving' && <RefreshCw aria-hidden="true" />}
      {saving === 'unsaved' && <CloudOff aria-hidden="true" />}
      {saving === 'saved' && savedWords[storage]}
      {saving === 'saving' && 'Saving'}
      {saving === 'unsaved' && unsavedWords(storage, isOnline)}
      {saving === 'unsaved' && (isOnline || storage === 'browser') && (
        <Button size="sm" variant="quiet" onClick={retry}>
          Try again
        </Button>
      )}
    </Note>
  );
};
