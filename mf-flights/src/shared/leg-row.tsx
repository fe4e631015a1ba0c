import { VisuallyHidden } from '@sojourn/ui';
import { formatMinutes } from '@sojourn/travel';
import { formatClock, formatDayOfYear } from '@sojourn/web-kit';
import { type Leg, stopsLabel } from './leg.model';
import { Clock, DayShift, Dot, End, Middle, Place, Row, Track } from './leg-row.styles';

/** `1 stop, MUC 1h 05m` */
function stopsText({ stops, layovers }: Leg): string {
  const where = layovers.map(({ iataCode, minutes }) =>
    stops === 1 ? `${iataCode} ${formatMinutes(minutes)}` : iataCode,
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
        <Place>
          {departure.iataCode}, {formatDayOfYear(departure.at)}
        </Place>
      </End>
      <Middle>
        <span>{formatMinutes(leg.minutes)}</span>
        <Track aria-hidden="true">
          {layovers.map(({ iataCode }, at) => (
            <Dot key={`${iataCode}-${at}`} />
          ))}
        </Track>
        <span>{stopsText(leg)}</span>
      </Middle>
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
        <Place>
          {arrival.iataCode}, {formatDayOfYear(arrival.at)}
        </Place>
      </End>
    </Row>
  );
};
