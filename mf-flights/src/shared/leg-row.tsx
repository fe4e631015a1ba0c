import { VisuallyHidden } from '@sojourn/ui';
import { formatMinutes } from '@sojourn/travel';
import { formatClock, formatDayOfYear } from '@sojourn/web-kit';
import { type Leg, stopsLabel } from './leg.model';
import { About, Clock, DayShift, Dot, Duration, End, Row, Track } from './leg-row.styles';

/** `1 stop, MUC 1h 5m`; a line ends before the airport, not within a duration. */
function stopsText({ stops, layovers }: Leg): string {
  const where = layovers.map(({ iataCode, minutes }) =>
    stops === 1 ? `${iataCode} ${formatMinutes(minutes)}`.replaceAll(' ', '\u00a0') : iataCode,
  );
  return [stopsLabel(stops), where.join(' and ')].filter(Boolean).join(', ');
}

/** One direction at a glance: leaves, takes, lands. */
export const LegRow = ({ leg }: { leg: Leg }) => {
  const { departure, arrival, dayShift, layovers } = leg;
  const days = dayShift === 1 ? '1 day later' : `${dayShift} days later`;
  return (
    <Row>
      <End>
        <Clock>{formatClock(departure.at)}</Clock>
        <div>
          {departure.iataCode}, {formatDayOfYear(departure.at)}
        </div>
      </End>
      <div>
        <Track aria-hidden="true">
          {layovers.map(({ iataCode }, at) => (
            <Dot key={`${iataCode}-${at}`} />
          ))}
        </Track>
        <About>
          <Duration>{formatMinutes(leg.minutes)}</Duration>
          <span>{stopsText(leg)}</span>
        </About>
      </div>
      <End data-end="arrival">
        <Clock>
          {formatClock(arrival.at)}
          {dayShift > 0 && (
            <DayShift>
              <span aria-hidden="true">+{dayShift}</span>
              <VisuallyHidden> {days}</VisuallyHidden>
            </DayShift>
          )}
        </Clock>
        <div>
          {arrival.iataCode}, {formatDayOfYear(arrival.at)}
        </div>
      </End>
    </Row>
  );
};
