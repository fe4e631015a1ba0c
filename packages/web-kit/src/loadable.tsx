/** Components whose code is fetched when they are first shown, without Suspense: what stands in for them can be hydrated. */
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode, fetchWhenConnected, isMissingFile } from './fetch-code';

type AnyProps = Record<string, unknown>;

/** A component whose code may still be on its way. Made by {@link loadable}. */
export type Loadable = {
  /** The component, once it has been loaded. */
  readonly loaded: ComponentType<AnyProps> | undefined;
  /** Fetches the component, once at most while it goes well ({@link fetchCode}); after a failure the next call tries again. */
  load: () => Promise<ComponentType<AnyProps>>;
};

/**
 * Describes a component that is fetched on demand.
 * @example const Terms = loadable(() => import('./terms').then((m) => m.Terms));
 */
export function loadable<Props>(fetchComponent: () => Promise<ComponentType<Props>>): Loadable {
  let loaded: ComponentType<AnyProps> | undefined;
  let pending: Promise<ComponentType<AnyProps>> | undefined;
  const fetchOnce = async () => {
    try {
      loaded = (await fetchCode(fetchComponent)) as ComponentType<AnyProps>;
      return loaded;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  return {
    get loaded() {
      return loaded;
    },
    load: () => (pending ??= fetchOnce()),
  };
}

type LoadedProps = {
  of: Loadable;
  fallback: ReactNode;
  props?: AnyProps | undefined;
  /** What stands in its place when it does not come, where the page does without it; not given, it is thrown. */
  missing?: ReactNode;
};
type Outcome = { component?: ComponentType<AnyProps> | undefined; failure?: unknown; isFailed?: boolean };

/**
 * Shows a stand-in until a component has arrived, and then, in a transition that yields to the person, the component.
 * The first render is the stand-in unless the code is there already, on the server and in the browser alike; `Suspense`
 * would compare the prerendered stand-in with the component. Where something stands in for what is missing, that is shown
 * after a failure; else a connection that is gone is waited for, and what loading ended with is thrown, for an error boundary.
 */
export function Loaded({ of: part, fallback, props, missing }: LoadedProps) {
  const [outcome, setOutcome] = useState<Outcome>(() => ({ component: part.loaded }));
  const { component: Component, isFailed, failure } = outcome;
  const isNeeded = missing === undefined;
  useEffect(() => {
    if (Component) return undefined;
    let isWanted = true;
    const loading = isNeeded ? fetchWhenConnected(part.load) : part.load();
    loading.then(
      (component) => {
        if (isWanted) startTransition(() => setOutcome({ component }));
      },
      (reason: unknown) => {
        if (isWanted) setOutcome({ failure: reason, isFailed: true });
        // Code that came and throws is a fault of its own, which whatever stands in for it must not hide from consoles.
        if (!isNeeded && !isMissingFile(reason)) reportError(reason);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [part, Component, isNeeded]);
  if (isFailed && isNeeded) throw failure;
  if (isFailed) return <>{missing}</>;
  return Component ? <Component {...props} /> : <>{fallback}</>;
}
