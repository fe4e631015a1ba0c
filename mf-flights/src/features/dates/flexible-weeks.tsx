import type { DayFare } from '@sojourn/contracts/fare';
import { formatDate, formatDayOfYear, formatMoney } from '@sojourn/web-kit';
import type { FlightSearch } from '../../shared/flight-search.model';
import { cellsOf, type FareCell } from './dates.model';
import { Week, Weeks } from './flexible-weeks.styles';
import { weeksOfThreeMonths } from './flexible.model';

type FlexibleWeeksProps = {
  fares: readonly DayFare[];
  search: FlightSearch;
  today: string;
  onChoose: (cell: FareCell) => void;
};

const daysOf = ({ departureDate, returnDate }: FareCell) =>
  returnDate ? `${formatDate(departureDate)} to ${formatDate(returnDate)}` : formatDate(departureDate);

/** The weeks of the next three months, each with its cheapest departure; choosing one searches for it. */
export const FlexibleWeeks = ({ fares, search, today, onChoose }: FlexibleWeeksProps) => (
  <Weeks aria-label="The cheapest departure of each week">
    {weeksOfThreeMonths(today, cellsOf(fares, search)).map(
      ({ from, until, cheapest }) =>
        cheapest && (
          <li key={from}>
            <Week
              type="button"
              data-state={cheapest.isLowest ? 'lowest' : undefined}
              onClick={() => onChoose(cheapest)}
            >
              <span>
                {from === until ? formatDayOfYear(from) : `${formatDayOfYear(from)} - ${formatDayOfYear(until)}`}
              </span>
              <strong>{formatMoney(cheapest.total)}</strong>
              <small>
                {daysOf(cheapest)}
                {cheapest.isLowest && ', cheapest'}
              </small>
            </Week>
          </li>
        ),
    )}
  </Weeks>
);
