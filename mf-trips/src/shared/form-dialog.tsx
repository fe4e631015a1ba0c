import { Button } from '@sojourn/ui';
import { Dialog, type DialogProps } from '@sojourn/ui/dialog';
import { useId, type FormEvent } from 'react';
import { FormBox } from './form.styles';
import { useFaultFocus } from './use-fault-focus';

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size' | 'open' | 'children'> & {
  /** The button that sends it; presses while it is `pending` do nothing. */
  submit: { label: string; pending?: boolean | undefined; pendingText?: string | undefined };
  onSubmit: () => void;
  /** How often a press on that button found faults: the first of them has the focus then. */
  refusals?: number;
  onClose: () => void;
  /** What Cancel does, where that is more than to close. */
  onCancel?: () => void;
};

/** A form in a window: its fields, Cancel, and the button that sends it. */
export const FormDialog = ({
  submit,
  onSubmit,
  refusals = 0,
  onClose,
  onCancel = onClose,
  open = true,
  children,
  ...window
}: FormDialogProps) => {
  const formId = useId();
  const box = useFaultFocus(refusals);
  const { label, pending, pendingText } = submit;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // What a form inside of a dialog inside of a page sends is nobody else's.
    event.stopPropagation();
    if (!pending) onSubmit();
  };
  return (
    <Dialog
      {...window}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingText={pendingText}>
            {label}
          </Button>
        </>
      }
    >
      <FormBox id={formId} ref={box} onSubmit={send} noValidate>
        {children}
      </FormBox>
    </Dialog>
  );
};
