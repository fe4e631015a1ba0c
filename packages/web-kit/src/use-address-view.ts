/** A view that the page's address holds, as filters and order of a list are. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
// By its shared name: a remote would carry a router of its own, which knows nothing of the page's.
import { useSearchParams } from '@sojourn/web-kit/router';

export interface AddressedView<View extends object> {
  /** The view an address asks for. */
  viewIn: (params: URLSearchParams) => View;
  /** The same address with another view. */
  withView: (params: URLSearchParams, view: View) => URLSearchParams;
}

/** What of a view becomes different: a part of it, or what makes that part from the view as it is now. */
export type ViewChange<View extends object> = Partial<View> | ((now: View) => Partial<View>);

/**
 * The view in the address, and how it is changed. The router follows in a transition: until it has, what was pressed is
 * shown all the same, and what is pressed next is put upon it.
 *
 * @param addressed how an address is read and written; both functions stay the same from render to render
 */
export function useAddressView<View extends object>({ viewIn, withView }: AddressedView<View>) {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => viewIn(params), [viewIn, params]);
  const [pressed, setPressed] = useState<{ over: URLSearchParams; view: View } | null>(null);
  const view = pressed?.over === params ? pressed.view : inAddress;
  const latest = useRef({ params, view });
  useLayoutEffect(() => {
    latest.current = { params, view };
  }, [params, view]);
  const change = useCallback(
    (part: ViewChange<View>) => {
      const { params: over, view: now } = latest.current;
      const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
      latest.current = { params: over, view: next };
      setPressed({ over, view: next });
      setParams(withView(over, next), { replace: true, preventScrollReset: true });
    },
    [setParams, withView],
  );
  return [view, change] as const;
}
