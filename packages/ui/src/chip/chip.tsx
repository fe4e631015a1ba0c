import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChipBox, Words } from './chip.styles';

/** Props of Chip. */
export interface ChipProps extends ComponentPropsWithRef<'button'> {
  pressed?: boolean | undefined;
  icon?: ReactNode;
}

/** A pill that is on or off. */
export const Chip = ({ pressed = false, icon, children, type = 'button', ...rest }: ChipProps) => (
  <ChipBox {...rest} type={type} aria-pressed={pressed} data-state={pressed ? 'on' : 'off'}>
    {icon}
    <Words data-words={typeof children === 'string' ? children : ''}>{children}</Words>
  </ChipBox>
);
