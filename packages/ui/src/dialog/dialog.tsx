import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { Body, Description, Footer, Head, Panel, Scrim, Title } from './dialog.styles';
import { useFocusReturn } from './use-focus-return';

/** Wraps a button that closes the dialog it is in. */
export const DialogClose = ({ children }: { children: ReactNode }) => <Radix.Close asChild>{children}</Radix.Close>;

/** Props of Dialog. */
export interface DialogProps {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  /** A button that opens it; focus returns there. */
  trigger?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A list of suggestions that is open over its field closes first, and on a phone the sheet that it fills, though it may have
 * nothing to suggest; the window hears the key before the field does.
 */
const keepForOpenList = (event: KeyboardEvent) => {
  const target = event.target as Element | null;
  if (target?.matches('[role="combobox"][aria-expanded="true"]') || target?.closest('[popover]'))
    event.preventDefault();
};

/** A modal window; on a phone it is a sheet from below. Escape and the cross close it. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  trigger,
  size = 'md',
}: DialogProps) => {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim>
          <Panel
            data-size={size}
            onEscapeKeyDown={keepForOpenList}
            {...focusReturn}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Head>
              <Title>{title}</Title>
              <Radix.Close asChild>
                <IconButton label="Close" data-closes="window">
                  <X aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </Head>
            {description && <Description>{description}</Description>}
            {children && <Body>{children}</Body>}
            {footer && <Footer>{footer}</Footer>}
          </Panel>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
};
