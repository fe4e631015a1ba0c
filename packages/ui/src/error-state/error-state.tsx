import { CloudOff, RotateCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button';
import { Action, Medal, StateBox, Words } from '../empty-state/empty-state.styles';
import { Heading } from '../layout/typography';

/** Props of ErrorState. */
export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** The retry is under way. */
  pending?: boolean | undefined;
  /** Further actions beside the retry. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** Something failed, in plain words, with a way to try again; announced at once. */
export const ErrorState = ({
  title,
  onRetry,
  retryLabel = 'Try again',
  pending,
  action,
  level = 2,
  children,
  ...rest
}: ErrorStateProps) => (
  <StateBox {...rest} role="alert" data-tone="danger">
    <Medal aria-hidden="true">
      <CloudOff />
    </Medal>
    <Heading level={level} size="xl">
      {title}
    </Heading>
    {children && <Words>{children}</Words>}
    {(onRetry || action) && (
      <Action>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry} pending={pending} icon={<RotateCw aria-hidden="true" />}>
            {retryLabel}
          </Button>
        )}
        {action}
      </Action>
    )}
  </StateBox>
);
