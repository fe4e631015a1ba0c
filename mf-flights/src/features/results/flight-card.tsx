import type { FlightOffer } from '@sojourn/contracts';
import { formatList, isParty, type Passengers } from '@sojourn/travel';
import { Button, VisuallyHidden } from '@sojourn/ui';
import { formatCount, formatDate, formatMoney } from '@sojourn/web-kit';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { carrierCodeOf, type Leg, legsOf } from '../../shared/leg.model';
import { LegRow } from '../../shared/leg-row';
import { eachPriceOf, eachUnitOf, partyPriceOf, shownPriceOf } from '../../shared/party-price.model';
import { type AirportNames, SegmentList } from '../../shared/segment-list';
import { ticketFacts } from '../../shared/ticket-facts.model';
import { type Highlight, highlightNames } from './best.model';
import { placeOf } from './results.model';
import { CardBox, Details, DetailsTitle, Mark, Marks } from './flight-card.styles';

type FlightCardProps = {
  offer: FlightOffer;
  names: AirportNames;
  passengers: Passengers;
  highlights: readonly Highlight[];
  onSelect: (offer: FlightOffer) => void;
};

const FEW_SEATS = 3;

/** `Best, cheapest: nonstop, at good hours`; who is everything needs no more words. */
function markOf(highlights: readonly Highlight[]): string {
  const [first = '', ...others] = highlights.map(({ kind }) => highlightNames[kind]);
  const names = [first, ...others.map((name) => name.toLowerCase())].join(', ');
  const best = highlights.find(({ kind }) => kind === 'best');
  return best && others.length < 2 ? `${names}: ${best.merits}` : names;
}

const carriersOf = ({ segments }: Leg) => [...new Set(segments.map(({ carrierName }) => carrierName))];

const AirlineOf = ({ leg, offer }: { leg: Leg; offer: FlightOffer }) => {
  const carriers = carriersOf(leg);
  const isMain = carriers.includes(offer.mainCarrierName);
  const name = isMain ? offer.mainCarrierName : carriers[0];
  const partners = carriers.filter((one) => one !== name);
  const code = isMain ? offer.mainCarrierCode : carrierCodeOf(leg);
  return (
    <div data-part="airline">
      <span data-part="mark" aria-hidden="true">
        {code}
      </span>
      <div data-part="words">
        <div>{name}</div>
        <div>
          {leg.segments[0]?.flightNumber}
          {partners.length > 0 && `, with ${formatList(partners)}`}
        </div>
      </div>
    </div>
  );
};

/** One offer: who, when, how long, how much; its flights on demand. */
export const FlightCard = memo(({ offer, names, passengers, highlights, onSelect }: FlightCardProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const legs = legsOf(offer);
  const segments = offer.segments.length + offer.returnSegments.length;
  const isRound = offer.returnSegments.length > 0;
  const seats = offer.numberOfBookableSeats;
  const seatsLeft = seats !== undefined && formatCount(seats, 'seat');
  const isScarce = seats !== undefined && seats <= FEW_SEATS;
  const isTotal = partyPriceOf(offer, isParty(passengers)) !== undefined;
  const each = eachPriceOf(offer, isParty(passengers));
  const shownPrice = formatMoney(shownPriceOf(offer));
  return (
    <CardBox forwardedAs="article" id={placeOf(offer)} aria-labelledby={`${id}-name`} tabIndex={-1}>
      <VisuallyHidden as="h2" id={`${id}-name`}>
        {offer.mainCarrierName}, {offer.departureAirport} to {offer.arrivalAirport}, {shownPrice}
      </VisuallyHidden>
      <div data-part="legs">
        {legs.map((leg, at) => (
          <div key={at === 0 ? 'out' : 'back'}>
            <AirlineOf leg={leg} offer={offer} />
            <LegRow leg={leg} />
          </div>
        ))}
      </div>
      <div data-part="foot">
        {(highlights.length > 0 || isScarce) && (
          <Marks>
            {highlights.length > 0 && <Mark tone="accent">{markOf(highlights)}</Mark>}
            {isScarce && <Mark tone="sun">{seatsLeft} left</Mark>}
          </Marks>
        )}
        <div data-part="facts">
          {!isScarce && seatsLeft && <span>{seatsLeft} available</span>}
          {offer.lastTicketingDate && <span>Book by {formatDate(offer.lastTicketingDate)}</span>}
          {ticketFacts(offer).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {segments === 1 && <span>1 segment</span>}
        </div>
        {segments > 1 && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            aria-describedby={`${id}-name`}
            iconEnd={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
            onClick={() => setOpen(!isOpen)}
          >
            {formatCount(segments, 'segment')}
          </Button>
        )}
      </div>
      <div data-part="buy">
        <div>
          <div data-fact={`offer:${offer.id}:price`}>{shownPrice}</div>
          {isTotal && <div>{isRound ? 'total, round trip' : 'total for everybody'}</div>}
          {each !== undefined && (
            <div>
              {isTotal && `${formatMoney(each)} `}
              {offer.currency} {eachUnitOf(offer, passengers)}
            </div>
          )}
          {isRound && !isTotal && <div>round trip</div>}
        </div>
        <Button aria-haspopup="dialog" onClick={() => onSelect(offer)} aria-describedby={`${id}-name`}>
          Select Flight
        </Button>
      </div>
      {isOpen && (
        <Details id={`${id}-details`}>
          {legs.map((leg, at) => (
            <div key={at === 0 ? 'out' : 'back'}>
              <DetailsTitle>
                {at === 0 ? 'Outbound' : 'Return'}, {formatDate(leg.departure.at)}
              </DetailsTitle>
              <SegmentList leg={leg} names={names} />
            </div>
          ))}
        </Details>
      )}
    </CardBox>
  );
});
FlightCard.displayName = 'FlightCard';
