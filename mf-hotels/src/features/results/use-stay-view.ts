import type { HotelSearchAnswer } from '@sojourn/contracts';
import { useSearchParams } from '@sojourn/web-kit/router';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { chosenFilters, facetChoices, filterToDrop, matching, noFilters, toggled, type FacetKey } from './facets.model';
import { listedStays, placesIn, type PlanPlace } from './listed-stay.model';
import { comparedWith, inOrder, sortsFor, viewIn, withView, type StayView } from './view.model';

const nowhere: readonly PlanPlace[] = [];

/** The view of an answer that the address holds, what it leaves, and how it is changed. */
export function useStayView(answer: HotelSearchAnswer) {
  const [params, setParams] = useSearchParams();
  const [planPlaces, setPlanPlaces] = useState(nowhere);
  const inAddress = useMemo(() => viewIn(params), [params]);
  // The router follows in a transition: until it has, what was pressed is shown all the same.
  const [pressed, setPressed] = useState<{ over: URLSearchParams; view: StayView } | null>(null);
  const view = pressed?.over === params ? pressed.view : inAddress;
  const latest = useRef({ params, view });
  latest.current = { params, view };
  const stays = useMemo(() => listedStays(answer, planPlaces), [answer, planPlaces]);
  const planned = useMemo(() => placesIn(answer, planPlaces), [answer, planPlaces]);
  // What was pressed answers at once; the list follows in a render that yields.
  const { filters, sort } = useDeferredValue(view);
  const left = useMemo(() => inOrder(matching(stays, filters), sort), [stays, filters, sort]);
  const facets = useMemo(() => facetChoices(stays, view.filters), [stays, view.filters]);
  const change = useCallback(
    (part: Partial<StayView> | ((now: StayView) => Partial<StayView>)) => {
      const { params: over, view: now } = latest.current;
      const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
      setPressed({ over, view: next });
      setParams(withView(over, next), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const compare = useCallback(
    (id: string) => change(({ compared }) => ({ compared: comparedWith(compared, id) })),
    [change],
  );
  return {
    ...{ view, stays, left, facets, planned, setPlanPlaces, change, compare },
    sorts: useMemo(() => sortsFor(stays), [stays]),
    chosen: chosenFilters(view.filters),
    drop: left.length === 0 ? filterToDrop(stays, filters) : undefined,
    toggle: (key: FacetKey, value: string) => change({ filters: toggled(view.filters, key, value) }),
    clear: () => change({ filters: noFilters }),
  };
}
