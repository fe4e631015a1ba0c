import { passengerCount } from '@sojourn/travel';
import type { CalendarNotes } from '@sojourn/ui/date-field';
import { formatCount } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { departuresFrom, notesOf, returnsFrom } from '../../shared/day-fares.model';
import { dayFares } from '../../shared/fares.queries';
import { flightSearchOf, knownCodeOf, type SearchDraft } from './search.model';

const NOTHING = { notes: new Map<string, string>(), best: new Set<string>() };

/** The lowest fare in each day of a field's calendar, asked for while it is open; none until both airports are known. */
export function useDayFares(draft: SearchDraft, field: 'departureDate' | 'returnDate'): CalendarNotes | undefined {
  const [month, setMonth] = useState('');
  const isRound = draft.tripType === 'round-trip';
  const search = flightSearchOf(draft);
  const isRoute =
    [draft.origin, draft.destination].every((place) => knownCodeOf(place)) && search.origin !== search.destination;
  const dates = { departureDate: draft.departureDate, returnDate: draft.returnDate, isRound };
  const days = month && (field === 'departureDate' ? departuresFrom(month, dates) : returnsFrom(month, dates));
  const { data, isError } = useQuery({
    ...dayFares(search, days || { departureFrom: '', departureUntil: '' }),
    enabled: isRoute && Boolean(days),
  });
  if (!isRoute) return undefined;
  const kind = isRound ? 'round trip' : 'one way';
  const state = isError
    ? ' Fares cannot be looked up just now.'
    : data?.meta.source === 'sample'
      ? ' Sample fares.'
      : '';
  return {
    ...(data ? notesOf(data.data, field) : NOTHING),
    caption: `Lowest total for ${formatCount(passengerCount(draft), 'passenger')}, ${kind}.${state}`,
    onMonth: setMonth,
  };
}
