import { formatTripLength } from '@sojourn/trip';
import { formatDateRange, formatMoney } from '@sojourn/web-kit';
import { BedDouble, CalendarDays, CalendarX, CloudCheck, MapPin, Plane, Sparkles, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCentsShort } from '../../shared/format-money.model';
import type { StoredTrip } from '../../shared/trip.model';
import { listActivities, overBudgetOf } from './list.model';
import { Fact, Facts } from './trip-card.styles';

/** Where, when, how and for how much; what is not known has no line. */
export const TripFacts = ({ trip, overlap }: { trip: StoredTrip; overlap: string | undefined }) => {
  const { id, destination, startDate, endDate, flight, accommodation, budget, importedAs } = trip;
  const over = overBudgetOf(trip);
  const facts: [icon: ReactNode, words: ReactNode][] = [
    [<MapPin key="place" aria-hidden="true" />, destination],
    [
      <CalendarDays key="days" aria-hidden="true" />,
      <>
        <span data-fact={`trip:${id}:dates`}>{formatDateRange(startDate, endDate)}</span>,{' '}
        <span data-fact={`trip:${id}:days`}>{formatTripLength(trip)}</span>
      </>,
    ],
    [<CalendarX key="overlap" aria-hidden="true" />, overlap],
    [<Plane key="flight" aria-hidden="true" />, flight],
    [<BedDouble key="stay" aria-hidden="true" />, accommodation],
    [<Sparkles key="activities" aria-hidden="true" />, listActivities(trip.activities)],
    [
      <Wallet key="budget" aria-hidden="true" />,
      budget !== null && (
        <>
          <span data-fact={`trip:${id}:budget`}>{formatMoney(budget)}</span> budget
          {over > 0 && (
            <>
              , <strong>{formatCentsShort(over)} over</strong>
            </>
          )}
        </>
      ),
    ],
    [<CloudCheck key="account" aria-hidden="true" />, importedAs === null ? '' : 'Also in your account'],
  ];
  return (
    <Facts>
      {facts.map(
        ([icon, words], at) =>
          words && (
            <Fact key={at}>
              {icon}
              <span>{words}</span>
            </Fact>
          ),
      )}
    </Facts>
  );
};
