import type { FlightSearchAnswer } from '@sojourn/contracts';
import { formatMinutes } from '@sojourn/travel';
import { formatClock, formatDate, formatDuration } from '@sojourn/web-kit';
import { Fragment } from 'react';
import { shortAirportName } from './airport.model';
import type { Layover, Leg } from './leg.model';
import { Airport, Detail, SegmentItem, List, Time, Wait } from './segment-list.styles';

/** Airport names by code, as the answer brings them. */
export type AirportNames = FlightSearchAnswer['meta']['airports'];

const nameOf = (names: AirportNames, code: string) => {
  const known = names?.[code];
  return known ? `${shortAirportName(known.name)} (${code})` : code;
};

const waitText = (layover: Layover, names: AirportNames) => {
  const words = layover.isOvernight ? 'overnight layover in' : 'layover in';
  const where = names?.[layover.iataCode]?.cityName ?? layover.iataCode;
  return `${formatMinutes(layover.minutes)} ${words} ${where}`;
};

/** Every flight of one direction with its airports, and every wait between. */
export const SegmentList = ({ leg, names }: { leg: Leg; names: AirportNames }) => (
  <List>
    {leg.segments.map((segment, at) => {
      const { departure, arrival, flightNumber, carrierName, duration } = segment;
      const layover = leg.layovers[at - 1];
      const landsLater = arrival.at.slice(0, 10) !== departure.at.slice(0, 10);
      return (
        <Fragment key={flightNumber}>
          {layover && <Wait>{waitText(layover, names)}</Wait>}
          <SegmentItem>
            <Time>{formatClock(departure.at)}</Time>
            <Airport>{nameOf(names, departure.iataCode)}</Airport>
            <Detail>
              {carrierName} {flightNumber}, {formatDuration(duration)}
            </Detail>
            <Time>{formatClock(arrival.at)}</Time>
            <Airport>
              {nameOf(names, arrival.iataCode)}
              {landsLater && `, ${formatDate(arrival.at)}`}
            </Airport>
          </SegmentItem>
        </Fragment>
      );
    })}
  </List>
);
