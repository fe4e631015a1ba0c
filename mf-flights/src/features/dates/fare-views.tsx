import type { DayFare } from '@sojourn/contracts/fare';
import { VisuallyHidden } from '@sojourn/ui';
import { formatDayOfYear } from '@sojourn/web-kit';
import { type FareDays, shortMoney } from '../../shared/day-fares.model';
import type { FlightSearch } from '../../shared/flight-search.model';
import { cellsOf, daysInWeeks, type FareCell, gridOf, heightOf, nameOfMonth, weeksOf } from './dates.model';
import { FareTable } from './fare-table';
import { Bar, Day } from './fare-table.styles';

type ViewProps = { fares: readonly DayFare[]; search: FlightSearch; onChoose: (cell: FareCell) => void };

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const dayOf = (day: string) => (day ? Number(day.slice(8)) : '');

/** A month with the lowest fare in each day. */
export const FareCalendar = ({ fares, search, month, onChoose }: ViewProps & { month: string }) => {
  const days = daysInWeeks(month);
  return (
    <FareTable
      label={`Lowest fares in ${nameOfMonth(month)}`}
      look="calendar"
      columns={WEEKDAYS}
      rows={weeksOf(month, cellsOf(fares, search))}
      draw={(cell, { row, column }) => (
        <>
          <Day>{dayOf(days[row * 7 + column] ?? '')}</Day>
          {cell && <span>{shortMoney(cell.total)}</span>}
        </>
      )}
      onChoose={onChoose}
    />
  );
};

/** Days of departure across, days of return down. */
export const FareGrid = ({ fares, search, days, onChoose }: ViewProps & { days: FareDays }) => {
  const { departures, rows } = gridOf(days, cellsOf(fares, search));
  return (
    <FareTable
      label="Lowest fares by departure and return"
      look="grid"
      columns={departures.map(formatDayOfYear)}
      {...(search.returnDate && { corner: <VisuallyHidden>Return</VisuallyHidden> })}
      rows={rows}
      draw={(cell) => (cell ? shortMoney(cell.total) : '-')}
      onChoose={onChoose}
    />
  );
};

/** A month as bars. */
export const FareGraph = ({ fares, search, month, onChoose }: ViewProps & { month: string }) => {
  const cells = cellsOf(fares, search);
  return (
    <FareTable
      label={`Lowest fares in ${nameOfMonth(month)} as a graph`}
      look="graph"
      rows={[{ cells }]}
      draw={(cell) =>
        cell && (
          <>
            <span>{shortMoney(cell.total)}</span>
            <Bar $height={heightOf(cell, cells)} />
            <Day>{dayOf(cell.departureDate)}</Day>
          </>
        )
      }
      onChoose={onChoose}
    />
  );
};
