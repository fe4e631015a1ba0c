/** Slots for what remotes bring: each with a skeleton, a limit to the damage, and a way to try again. */
import { Component, createContext, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { Loaded, type Loadable } from './loadable';
import type { Remotes } from './remotes';

/**
 * What a failure card is told. `name` is the widget's or the remote's; `compact` for a place as high as one line; `instead`
 * is what of a widget its place can do without the remote.
 */
export type RemoteFailure = {
  name: string;
  retry: () => void;
  compact?: boolean | undefined;
  instead?: Loadable | undefined;
};

type Provided = { remotes: Remotes; failure: ComponentType<RemoteFailure> };

const RemotesContext = createContext<Provided | null>(null);

/** Gives the remotes, and the card that stands in for one that failed, to every slot below. */
export function RemotesProvider({ remotes, failure, children }: Provided & { children: ReactNode }) {
  const [provided] = useState({ remotes, failure });
  return <RemotesContext value={provided}>{children}</RemotesContext>;
}

/** The remotes of the page, or null where there are none (a remote's own tests). */
export function useRemotes(): Remotes | null {
  return useContext(RemotesContext)?.remotes ?? null;
}

type BoundaryProps = { failure: ReactNode; children: ReactNode };

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}

type SlotProps = {
  name: string;
  fallback: ReactNode;
  find: (remotes: Remotes, attempt: number) => Loadable;
  props?: Record<string, unknown> | undefined;
  place?: Pick<RemoteFailure, 'compact' | 'instead'> | undefined;
};

function Slot({ name, fallback, find, props, place }: SlotProps) {
  const provided = useContext(RemotesContext);
  const [attempt, setAttempt] = useState(0);
  // The boundary is in the prerendered HTML, too, and has to be found there.
  if (!provided) return <Suspense fallback={fallback}>{fallback}</Suspense>;
  const { remotes, failure: Failure } = provided;
  return (
    <Boundary key={attempt} failure={<Failure {...place} name={name} retry={() => setAttempt(attempt + 1)} />}>
      <Suspense fallback={fallback}>
        <Loaded of={find(remotes, attempt)} fallback={fallback} props={props} />
      </Suspense>
    </Boundary>
  );
}

/**
 * Shows a widget of another remote by name, `<remote without mf->/<widget>`. Where the page has no remotes (a test, a
 * remote running alone) the fallback stays.
 * @param slot `place`: how its failure is shown where a card has no room, see {@link RemoteFailure}
 * @example <RemoteWidget name="trips/add-to-trip" props={{ offer }} fallback={<Skeleton />} />
 */
export function RemoteWidget({
  name,
  props,
  fallback = null,
  place,
}: {
  name: `${string}/${string}`;
  props?: Record<string, unknown>;
  fallback?: ReactNode;
  place?: SlotProps['place'];
}) {
  return (
    <Slot
      key={name}
      name={name}
      fallback={fallback}
      props={props}
      place={place}
      find={(remotes, attempt) => remotes.widget(name, attempt)}
    />
  );
}

/** Shows the page that a remote brings for a route. For the shell's router. */
export function RemoteRoute({ remote, path, fallback }: { remote: string; path: string; fallback: ReactNode }) {
  return (
    <Slot
      key={`${remote} ${path}`}
      name={remote}
      fallback={fallback}
      find={(remotes, attempt) => remotes.route({ remote, path }, attempt)}
    />
  );
}
