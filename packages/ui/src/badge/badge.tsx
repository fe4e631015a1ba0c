import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BadgeBox } from './badge.styles';

/** What a badge means: accent = chosen, sun = look here, ok = good, danger = harm, info = planning, scene = on a picture. */
export type BadgeTone = 'neutral' | 'accent' | 'sun' | 'ok' | 'danger' | 'info' | 'scene';

/** Props of Badge. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
}

/** One or two words about the thing beside it; not a control. */
export const Badge = ({ tone = 'neutral', icon, children, ...rest }: BadgeProps) => (
  <BadgeBox {...rest} data-tone={tone}>
    {icon}
    {children}
  </BadgeBox>
);
