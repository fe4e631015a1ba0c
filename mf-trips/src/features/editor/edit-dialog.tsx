import { Button, RadioGroup } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import type { DatePolicy } from '@sojourn/contracts/plan';
import { useEffect, useId, type FormEvent } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { ConflictNote } from './conflict-note';
import { dateChoices } from './edit.model';
import { useEditForm } from './edit.queries';
import { FormBox } from './trip-dialog.styles';
import { TripFields } from './trip-fields';
import { useFaultFocus } from './use-fault-focus';

/** The editor of the trip whose page this is. New dates say what they do to everything that has a day, before it is done. */
export const EditDialog = ({ onClose }: { onClose: () => void }) => {
  const formId = useId();
  const { plan } = usePlan();
  const { form, policy, setPolicy, changes, submit, takeTheirs } = useEditForm(onClose);
  const box = useFaultFocus(form.refusals);
  const choices = dateChoices(plan, form.values);
  useEffect(() => {
    if (changes) box.current?.scrollIntoView?.({ block: 'start' });
  }, [box, changes]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Edit trip"
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save Changes
          </Button>
        </>
      }
    >
      <FormBox id={formId} ref={box} onSubmit={send} noValidate>
        {changes && <ConflictNote changes={changes} onTake={takeTheirs} />}
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
      </FormBox>
    </Dialog>
  );
};
