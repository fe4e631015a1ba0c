import type { FlightOffer } from '@sojourn/contracts';
import { Badge, Button, VisuallyHidden } from '@sojourn/ui';
import { formatCount, formatDate, formatMoney } from '@sojourn/web-kit';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { carrierCodeOf, type Leg, legsOf } from '../../shared/leg.model';
import { LegRow } from '../../shared/leg-row';
import { partyPriceOf, shownPriceOf } from '../../shared/party-price.model';
import { type AirportNames, SegmentList } from '../../shared/segment-list';
import { ticketFacts } from '../../shared/ticket-facts.model';
import type { Highlight, HighlightKind } from './best.model';
import {
  Airline,
  AirlineName,
  AirlineWords,
  Buy,
  CardBox,
  CarrierMark,
  Details,
  DetailsTitle,
  FlightNumber,
  Foot,
  LegBox,
  Legs,
  Main,
  Price,
  PriceNote,
  Push,
} from './flight-card.styles';

type FlightCardProps = {
  offer: FlightOffer;
  names: AirportNames;
  highlights: readonly Highlight[];
  onSelect: (offer: FlightOffer) => void;
};

const FEW_SEATS = 3;
const highlightNames: Readonly<Record<HighlightKind, string>> = {
  best: 'Best',
  cheapest: 'Cheapest',
  fastest: 'Fastest',
};

const carriersOf = ({ segments }: Leg) => [...new Set(segments.map(({ carrierName }) => carrierName))];

const AirlineOf = ({ leg, offer }: { leg: Leg; offer: FlightOffer }) => {
  const [first, ...others] = carriersOf(leg);
  const isMain = carriersOf(leg).includes(offer.mainCarrierName);
  const name = isMain ? offer.mainCarrierName : first;
  const partners = [first, ...others].filter((one) => one !== name);
  const code = isMain ? offer.mainCarrierCode : carrierCodeOf(leg);
  return (
    <Airline>
      <CarrierMark aria-hidden="true">{code}</CarrierMark>
      <AirlineWords>
        <AirlineName>{name}</AirlineName>
        <FlightNumber>
          {leg.segments[0]?.flightNumber}
          {partners.length > 0 && `, with ${partners.join(' and ')}`}
        </FlightNumber>
      </AirlineWords>
    </Airline>
  );
};

/** One offer: who, when, how long, how much; its flights on demand. */
export const FlightCard = memo(({ offer, names, highlights, onSelect }: FlightCardProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const legs = legsOf(offer);
  const segments = offer.segments.length + offer.returnSegments.length;
  const isRound = offer.returnSegments.length > 0;
  const seats = offer.numberOfBookableSeats;
  const isParty = partyPriceOf(offer) !== undefined;
  const shownPrice = formatMoney(shownPriceOf(offer));
  return (
    <CardBox forwardedAs="article" aria-labelledby={`${id}-name`} data-offer={offer.id} tabIndex={-1}>
      <VisuallyHidden as="h2" id={`${id}-name`}>
        {offer.mainCarrierName}, {offer.departureAirport} to {offer.arrivalAirport}, {shownPrice}
      </VisuallyHidden>
      <Main>
        <Legs>
          {legs.map((leg, at) => (
            <LegBox key={at === 0 ? 'out' : 'back'}>
              <AirlineOf leg={leg} offer={offer} />
              <LegRow leg={leg} />
            </LegBox>
          ))}
        </Legs>
        <Buy>
          <div>
            <Price>{shownPrice}</Price>
            {isParty && <PriceNote>total for everybody</PriceNote>}
            <PriceNote>
              {isParty && `${formatMoney(offer.totalPrice)} `}
              {offer.currency} per person
            </PriceNote>
            {isRound && <PriceNote>round trip</PriceNote>}
          </div>
          <Button onClick={() => onSelect(offer)} aria-describedby={`${id}-name`}>
            Select Flight
          </Button>
        </Buy>
      </Main>
      <Foot>
        {highlights.map(({ kind, reason }) => (
          <Badge key={kind} tone="accent">
            {kind === 'best' ? `Best: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}` : highlightNames[kind]}
          </Badge>
        ))}
        {seats !== undefined && (
          <Badge tone={seats <= FEW_SEATS ? 'sun' : 'neutral'}>
            {formatCount(seats, 'seat')} {seats <= FEW_SEATS ? 'left' : 'available'}
          </Badge>
        )}
        {offer.lastTicketingDate && <Badge>Book by {formatDate(offer.lastTicketingDate)}</Badge>}
        {ticketFacts(offer).map((fact) => (
          <Badge key={fact}>{fact}</Badge>
        ))}
        {segments > 1 && (
          <Push>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              aria-describedby={`${id}-name`}
              iconEnd={isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
              onClick={() => setOpen(!isOpen)}
            >
              {formatCount(segments, 'segment')}
            </Button>
          </Push>
        )}
      </Foot>
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
