/** The flights of a trip: those that are booked, or else what there is to choose from. */
import type { Booking } from '@sojourn/contracts/plan';
import { bookingsOf } from '@sojourn/trip';
import { Card, Heading, LinkButton, Skeleton, Text } from '@sojourn/ui';
import { formatMinutes } from '@sojourn/travel';
import { formatClock, formatDate, RemoteWidget, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Fragment } from 'react';
import { formatCentsShort } from '../../shared/format-money.model';
import { flightSearchOf } from '../../shared/finding/flight-search.model';
import { usePlan } from '../../shared/plan/plan-access';
import { legsOf, type BookedSegment, type LegPart } from './flight-legs.model';
import { Legs, PriceLine, Segment, Wait } from './itinerary.styles';

const Endpoint = ({ at, iataCode, terminal }: BookedSegment['departure']) => (
  <>
    {iataCode}
    {terminal && <small> Terminal {terminal}</small>}
    <small> {formatDate(at)}</small>
  </>
);

const LegRow = ({ leg }: { leg: readonly LegPart[] }) => (
  <li>
    {leg.map(({ segment, layover }) => {
      const { departure, arrival, carrierName, flightNumber } = segment;
      return (
        <Fragment key={`${flightNumber} ${departure.at}`}>
          {layover && (
            <Wait>
              {formatMinutes(layover.minutes)} layover in {layover.iataCode}
            </Wait>
          )}
          <Segment>
            <span>{formatClock(departure.at)}</span>
            <span>
              <Endpoint {...departure} />
            </span>
            <span>{formatClock(arrival.at)}</span>
            <span>
              <Endpoint {...arrival} />
            </span>
            <span>Flight</span>
            <span>{[carrierName, flightNumber].filter(Boolean).join(' ')}</span>
          </Segment>
        </Fragment>
      );
    })}
  </li>
);

/** What a flight was saved at, and the search that says what it costs by now. */
const Price = ({ booking: { planned, searchPath } }: { booking: Booking }) => (
  <PriceLine>
    {planned && (
      <Text as="span" size="sm" tone="ink2" tabular>
        {formatCentsShort(planned.usCents)} when it was saved
      </Text>
    )}
    {searchPath && (
      <LinkButton as={Link} to={searchPath} variant="secondary" size="sm" data-paper="hidden">
        Check the price again
      </LinkButton>
    )}
  </PriceLine>
);

export const FlightBlock = () => {
  const { plan } = usePlan();
  const { destination, dates } = plan.head;
  const booked = bookingsOf(plan).filter(([, { kind }]) => kind === 'flight');
  const today = todayHere();
  const city = destination.name.split(',')[0]?.trim() ?? destination.name;
  const search = flightSearchOf(plan, today);
  const isOver = dates.startDate < today;
  if (booked.length === 0 && isOver) return null;
  return (
    <Card as="section" aria-label="Flights" id="flights" data-paper={booked.length > 0 ? undefined : 'hidden'}>
      <Heading level={3} size="lg">
        {booked.length > 0 ? 'Your flights' : `Flights to ${city}`}
      </Heading>
      {booked.map(([id, booking]) => (
        <Fragment key={id}>
          <Text weight="medium">{[booking.title, booking.provider].filter(Boolean).join(', ')}</Text>
          {booking.segments.length > 0 ? (
            <Legs>
              {legsOf(booking.segments).map((leg) => (
                <LegRow key={leg[0]?.segment.departure.at} leg={leg} />
              ))}
            </Legs>
          ) : (
            <Text tone="ink2">Its times are not known.</Text>
          )}
          <Price booking={isOver ? { ...booking, searchPath: null } : booking} />
        </Fragment>
      ))}
      {booked.length === 0 && (
        <RemoteWidget
          name="flights/results-block"
          props={{
            destination: city,
            departureDate: search?.departureDate ?? dates.startDate,
            returnDate: search?.returnDate ?? dates.endDate,
            adults: search?.adults ?? 1,
            children: search?.children ?? 0,
            infants: search?.infants ?? 0,
          }}
          fallback={<Skeleton lines={3} />}
        />
      )}
    </Card>
  );
};
