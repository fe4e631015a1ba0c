/** A part of a trip's page that fails, such as one that cannot be fetched offline, and leaves the rest as it is. */
import { ErrorState } from '@sojourn/ui';
import { Component, Fragment, type ReactNode } from 'react';

type PartBoundaryProps = { name: string; children: ReactNode };
type State = { isFailed: boolean; attempt: number };

export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { isFailed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { isFailed: true };
  }

  override render() {
    const { isFailed, attempt } = this.state;
    if (!isFailed) return <Fragment key={attempt}>{this.props.children}</Fragment>;
    return (
      <ErrorState
        level={2}
        title={`${this.props.name} could not be shown`}
        onRetry={() => this.setState({ isFailed: false, attempt: attempt + 1 })}
      >
        Please check your connection and try again.
      </ErrorState>
    );
  }
}
