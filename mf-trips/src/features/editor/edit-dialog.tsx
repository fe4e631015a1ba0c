import { RadioGroup } from '@sojourn/ui';
import type { DatePolicy } from '@sojourn/contracts/plan';
import { useEffect, useRef } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { usePlan } from '../../shared/plan/plan-access';
import { ConflictNote } from './conflict-note';
import { dateChoices } from './edit.model';
import { useEditForm } from './edit.queries';
import { TripFields } from './trip-fields';

/** The editor of the trip whose page this is. New dates say what they do to everything that has a day, before it is done. */
export const EditDialog = ({ onClose }: { onClose: () => void }) => {
  const { plan } = usePlan();
  const { form, policy, setPolicy, changes, isFetching, submit, takeTheirs } = useEditForm(onClose);
  const note = useRef<HTMLDivElement>(null);
  const choices = dateChoices(plan, form.values);
  useEffect(() => {
    if (changes) note.current?.scrollIntoView?.({ block: 'start' });
  }, [changes]);
  return (
    <FormDialog
      title="Edit trip"
      submit={{ label: 'Save Changes', pending: isFetching, pendingText: 'Fetching the picture...' }}
      refusals={form.refusals}
      onSubmit={submit}
      onClose={onClose}
    >
      {changes && (
        <div ref={note}>
          <ConflictNote changes={changes} onTake={takeTheirs} />
        </div>
      )}
      <TripFields form={form} />
      {choices.length > 0 && (
        <RadioGroup
          name="date-policy"
          label="What happens to what is planned?"
          variant="cards"
          options={choices}
          value={policy}
          onValueChange={(value) => setPolicy(value as DatePolicy)}
        />
      )}
    </FormDialog>
  );
};
