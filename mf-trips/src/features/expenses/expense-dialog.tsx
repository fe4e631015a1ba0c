import { Banner, Button } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { ExpenseFields } from './expense-fields';
import { FormBox } from './expense-form.styles';
import { ShareFields } from './share-fields';
import { useExpenseForm } from './use-expense-form';

/** @param id the expense that is edited; null for a new one. Mount it anew for each. */
export const ExpenseDialog = ({ id, onClose }: { id: string | null; onClose: () => void }) => {
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const form = useExpenseForm(id, onClose);
  useEffect(() => {
    if (form.attempts > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.attempts]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={id === null ? 'Add Expense' : 'Edit expense'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {id === null ? 'Add Expense' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <FormBox id={formId} ref={box} onSubmit={submit} noValidate>
        {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
        <ExpenseFields form={form} />
        <ShareFields form={form} />
      </FormBox>
    </Dialog>
  );
};
