import { Banner } from '@sojourn/ui';
import { FormDialog } from '../../shared/form-dialog';
import { usePlan } from '../../shared/plan/plan-access';
import { ExpenseFields } from './expense-fields';
import { ShareFields } from './share-fields';
import { useExpenseForm } from './use-expense-form';

/** @param id the expense that is edited; null for a new one. Mount it anew for each. */
export const ExpenseDialog = ({ id, onClose }: { id: string | null; onClose: () => void }) => {
  const form = useExpenseForm(id, onClose);
  const { includes } = usePlan();
  const isNew = id === null;
  return (
    <FormDialog
      title={isNew ? 'Add Expense' : 'Edit expense'}
      submit={{ label: isNew ? 'Add Expense' : 'Save Changes' }}
      refusals={form.attempts}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {form.refusal && <Banner tone="danger">{form.refusal}</Banner>}
      <ExpenseFields form={form} />
      {includes.people && <ShareFields form={form} />}
    </FormDialog>
  );
};
