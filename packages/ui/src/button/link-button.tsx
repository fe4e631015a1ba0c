import type { ComponentPropsWithRef, ElementType } from 'react';
import type { ButtonLook } from './button';
import { LinkBox } from './button.styles';

/** Props of LinkButton: the looks, and the props of the component in `as` (an anchor by default). */
export type LinkButtonProps<C extends ElementType> = ButtonLook & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof ButtonLook | 'as'
  >;

/** A link that looks like a button. @example `<LinkButton as={Link} to="/plan-trip">Start</LinkButton>` */
export const LinkButton = <C extends ElementType = 'a'>({
  as,
  variant = 'primary',
  size = 'md',
  icon,
  iconEnd,
  block,
  children,
  ...rest
}: LinkButtonProps<C>) => (
  <LinkBox
    as={(as ?? 'a') as 'a'}
    {...(rest as ComponentPropsWithRef<'a'>)}
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
  >
    {icon}
    {children}
    {iconEnd}
  </LinkBox>
);
