import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChipBox, Count, Words } from './chip.styles';

/** Props of Chip. */
export interface ChipProps extends ComponentPropsWithRef<'button'> {
  pressed?: boolean | undefined;
  icon?: ReactNode;
  /** How many it stands for; read as part of its name. */
  count?: number | undefined;
}

/** A pill that is on or off. */
export const Chip = ({ pressed = false, icon, count, children, type = 'button', ...rest }: ChipProps) => (
  <ChipBox {...rest} type={type} aria-pressed={pressed} data-state={pressed ? 'on' : 'off'}>
    {icon}
    <Words data-words={typeof children === 'string' ? children : ''}>{children}</Words>
    {count !== undefined && <Count>{count}</Count>}
  </ChipBox>
);
