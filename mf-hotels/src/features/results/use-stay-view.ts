import type { HotelSearchAnswer } from '@sojourn/contracts';
import { useAddressView } from '@sojourn/web-kit/use-address-view';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { chosenFilters, facetChoices, filterToDrop, matching, noFilters, toggled, type FacetKey } from './facets.model';
import { listedStays, placesIn, type PlanPlace } from './listed-stay.model';
import { inOrder, sortsFor } from './order.model';
import { comparedWith, viewIn, withView } from './view.model';

const nowhere: readonly PlanPlace[] = [];
const addressed = { viewIn, withView };

/** The view of an answer that the address holds, what it leaves, and how it is changed. */
export function useStayView(answer: HotelSearchAnswer) {
  const [view, change] = useAddressView(addressed);
  const [planPlaces, setPlanPlaces] = useState(nowhere);
  const stays = useMemo(() => listedStays(answer, planPlaces), [answer, planPlaces]);
  const planned = useMemo(() => placesIn(answer, planPlaces), [answer, planPlaces]);
  // What was pressed answers at once; the list follows in a render that yields.
  const { filters, sort } = useDeferredValue(view);
  const left = useMemo(() => inOrder(matching(stays, filters), sort), [stays, filters, sort]);
  const facets = useMemo(() => facetChoices(stays, view.filters), [stays, view.filters]);
  const compare = useCallback(
    (id: string) => change(({ compared }) => ({ compared: comparedWith(compared, id) })),
    [change],
  );
  return {
    ...{ view, stays, left, facets, planned, setPlanPlaces, change, compare },
    sorts: useMemo(() => sortsFor(stays), [stays]),
    chosen: chosenFilters(view.filters),
    drop: left.length === 0 ? filterToDrop(stays, filters) : undefined,
    toggle: (key: FacetKey, value: string) => change((now) => ({ filters: toggled(now.filters, key, value) })),
    clear: () => change({ filters: noFilters }),
  };
}
