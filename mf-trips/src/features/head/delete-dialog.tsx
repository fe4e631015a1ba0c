import { RESTORABLE_DAYS } from '@sojourn/contracts/plan';
import { AlertDialog } from '@sojourn/ui/alert-dialog';
import { usePlan } from '../../shared/plan/plan-access';

/** Asks before a trip goes. */
export const DeleteDialog = ({ onClose, onDelete }: { onClose: () => void; onDelete: () => void }) => {
  const { plan } = usePlan();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete this trip?"
      description={`${plan.head.title.text} leaves your trips. You can undo it right after, and it stays restorable for ${RESTORABLE_DAYS} days.`}
      confirmLabel="Delete"
      onConfirm={onDelete}
    />
  );
};
