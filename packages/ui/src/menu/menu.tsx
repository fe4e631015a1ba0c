import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Item, Label, Panel, Separator } from './menu.styles';

/** Props of Menu. */
export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The menu's accessible name, when the trigger's is not enough. */
  label?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** With it the page opens and closes the menu; the trigger is then only where it appears. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** After it has closed, in place of giving the focus to the trigger. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/** A list of actions under a button; holds MenuItem, MenuLabel and MenuSeparator. */
export const Menu = ({ trigger, label, align = 'end', open, onOpenChange, onClosed, children }: MenuProps) => (
  <DropdownMenu.Root
    modal={false}
    {...(open === undefined ? {} : { open })}
    {...(onOpenChange ? { onOpenChange } : {})}
  >
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <Panel
        align={align}
        sideOffset={8}
        collisionPadding={8}
        {...(label ? { 'aria-label': label } : {})}
        {...(onClosed && {
          onCloseAutoFocus: (event: Event) => {
            event.preventDefault();
            onClosed();
          },
        })}
      >
        {children}
      </Panel>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

/** Props of MenuItem. */
export interface MenuItemProps {
  onSelect?: (() => void) | undefined;
  icon?: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** The child (a link with its own icon and words) is the item. */
  asChild?: boolean | undefined;
  children: ReactNode;
}

/** One action. @example `<MenuItem asChild><Link to="/profile">Profile</Link></MenuItem>` */
export const MenuItem = ({
  onSelect,
  icon,
  tone = 'plain',
  disabled = false,
  asChild = false,
  children,
}: MenuItemProps) => (
  <Item data-tone={tone} disabled={disabled} asChild={asChild} {...(onSelect ? { onSelect } : {})}>
    {asChild ? (
      children
    ) : (
      <>
        {icon}
        {children}
      </>
    )}
  </Item>
);

/** Words at the head of a group, e.g. who is signed in. */
export const MenuLabel = ({ children }: { children: ReactNode }) => <Label>{children}</Label>;

/** A line between groups. */
export const MenuSeparator = () => <Separator />;
