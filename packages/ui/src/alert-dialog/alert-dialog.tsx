import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Footer } from '../dialog/dialog.styles';
import { useFocusReturn } from '../dialog/use-focus-return';
import { Description, Panel, Scrim, Title, Words } from './alert-dialog.styles';

/** Props of AlertDialog. */
export interface AlertDialogProps {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  tone?: 'danger' | 'primary' | undefined;
  onConfirm: () => void;
  /** When given, confirming does not close: the page closes it once the work is done. */
  pending?: boolean | undefined;
  trigger?: ReactNode;
}

/** Asks before something that matters; focus starts on Cancel and a press outside does not close it. */
export const AlertDialog = ({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  pending,
  trigger,
}: AlertDialogProps) => {
  const focusReturn = useFocusReturn();
  const confirm = (
    <Button variant={tone} pending={pending} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim>
          <Panel {...focusReturn}>
            <Words>
              <Title>{title}</Title>
              <Description>{description}</Description>
            </Words>
            <Footer>
              <Radix.Cancel asChild>
                <Button variant="secondary" data-closes="window">
                  Cancel
                </Button>
              </Radix.Cancel>
              {pending === undefined ? <Radix.Action asChild>{confirm}</Radix.Action> : confirm}
            </Footer>
          </Panel>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
};
