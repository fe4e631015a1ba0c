import { Compass } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading } from '../layout/typography';
import { Action, Medal, StateBox, Words } from './empty-state.styles';

/** Props of EmptyState. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  icon?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** Level of its heading in the page; default 2. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, icon, action, level = 2, children, ...rest }: EmptyStateProps) => (
  <StateBox {...rest}>
    <Medal aria-hidden="true">{icon ?? <Compass />}</Medal>
    <Heading level={level} size="xl">
      {title}
    </Heading>
    {children && <Words>{children}</Words>}
    {action && <Action>{action}</Action>}
  </StateBox>
);
