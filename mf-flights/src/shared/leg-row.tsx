import { VisuallyHidden } from '@sojourn/ui';
import { formatList, formatMinutes } from '@sojourn/travel';
import { formatClock, formatDate } from '@sojourn/web-kit';
import { dayMarkOf, type Leg, stopsLabel } from './leg.model';
import { Row } from './leg-row.styles';

/** `1 stop, MUC 1h 5m`; a line ends before the airport, not within a duration. */
function stopsText({ stops, layovers }: Leg): string {
  const where = layovers.map(({ iataCode, minutes }) =>
    stops === 1 ? `${iataCode} ${formatMinutes(minutes)}`.replaceAll(' ', '\u00a0') : iataCode,
  );
  return [stopsLabel(stops), formatList(where)].filter(Boolean).join(', ');
}

/** Which flights on which day, so that two pages can be held against each other (docs/decisions/084). */
const flightsOf = ({ segments, departure }: Leg) =>
  `${segments.map(({ flightNumber }) => flightNumber).join('-')} ${departure.at.slice(0, 10)}`;

/** One direction at a glance: leaves, takes, lands. */
export const LegRow = ({ leg }: { leg: Leg }) => {
  const { departure, arrival, layovers } = leg;
  const day = dayMarkOf(leg);
  return (
    <Row>
      <div data-end="departure">
        <div data-part="clock">{formatClock(departure.at)}</div>
        <div>
          {departure.iataCode}, {formatDate(departure.at)}
        </div>
      </div>
      <div>
        <div data-part="track" aria-hidden="true">
          {layovers.map(({ iataCode }, at) => (
            <span key={`${iataCode}-${at}`} />
          ))}
        </div>
        <div data-part="about">
          <span data-fact={`way:${flightsOf(leg)}:length`}>{formatMinutes(leg.minutes)}</span>
          <span>{stopsText(leg)}</span>
        </div>
      </div>
      <div data-end="arrival">
        <div data-part="clock">
          {formatClock(arrival.at)}
          {day && (
            <sup>
              <span aria-hidden="true">{day.mark}</span>
              <VisuallyHidden> {day.words}</VisuallyHidden>
            </sup>
          )}
        </div>
        <div>
          {arrival.iataCode}, {formatDate(arrival.at)}
        </div>
      </div>
    </Row>
  );
};
