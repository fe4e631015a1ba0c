import type { FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';
import { isParty } from '@sojourn/travel';
import { Button, LinkButton, Spinner, Stack, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { formatDate, formatMoney, RemoteWidget } from '@sojourn/web-kit';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { legsOf } from '../../shared/leg.model';
import { LegRow } from '../../shared/leg-row';
import { eachPriceOf, eachUnitOf, partyPriceOf } from '../../shared/party-price.model';
import type { FlightSearch } from '../../shared/flight-search.model';
import { PriceLine } from '../../shared/price-line.styles';
import { routeName } from '../../shared/route-names.model';
import { SegmentList } from '../../shared/segment-list';
import { ticketFacts } from '../../shared/ticket-facts.model';
import { additionOf, bookingUrlOf } from './selection.model';
import { Way, WayTitle } from './selection-dialog.styles';

type SelectionDialogProps = {
  offer: FlightOffer;
  search: FlightSearch;
  meta: FlightSearchAnswer['meta'];
  onWatch: () => void;
  onClose: () => void;
};

/** A chosen offer in full, and what to do with it. */
export const SelectionDialog = ({ offer, search, meta, onWatch, onClose }: SelectionDialogProps) => {
  const [isAdding, setAdding] = useState(false);
  const bookBy = offer.lastTicketingDate ? [`book by ${formatDate(offer.lastTicketingDate)}`] : [];
  const partyPrice = partyPriceOf(offer, isParty(search));
  const each = eachPriceOf(offer, isParty(search));
  if (isAdding) {
    const addition = additionOf(offer, search, meta);
    return (
      <RemoteWidget name="trips/add-to-trip" props={{ addition, onClose }} fallback={<Spinner label="Add to trip" />} />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={routeName(meta.origin, meta.destination)}
      description={[offer.mainCarrierName, ...bookBy, ...ticketFacts(offer)].join(', ')}
      footer={
        <>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add to trip
          </Button>
          <LinkButton
            href={bookingUrlOf(offer, search)}
            target="_blank"
            rel="noopener noreferrer"
            iconEnd={<ExternalLink aria-hidden="true" />}
          >
            Continue to booking site
          </LinkButton>
        </>
      }
    >
      <Stack gap={20}>
        {legsOf(offer).map((leg, at) => (
          <Way key={at === 0 ? 'out' : 'back'}>
            <WayTitle>
              {at === 0 ? 'Outbound' : 'Return'}, {formatDate(leg.departure.at)}
            </WayTitle>
            <LegRow leg={leg} />
            <SegmentList leg={leg} names={meta.airports} />
          </Way>
        ))}
        <PriceLine>
          {partyPrice !== undefined && (
            <>
              <strong data-fact={`offer:${offer.id}:price`}>{formatMoney(partyPrice)}</strong> total for everybody
              {each !== undefined && ', '}
            </>
          )}
          {each !== undefined && (
            <>
              <strong>{formatMoney(each)}</strong> {offer.currency} {eachUnitOf(offer, search)}
            </>
          )}
          {offer.returnSegments.length > 0 && ', round trip'}
        </PriceLine>
        <div>
          <Button variant="secondary" onClick={onWatch}>
            Watch this flight
          </Button>
        </div>
        <Text size="sm" tone="ink2">
          Booking completes on external platforms: the booking site opens in a new tab with your airports, dates and
          passengers.
          {meta.source === 'sample' && ' These are sample fares, so its prices will differ.'}
        </Text>
      </Stack>
    </Dialog>
  );
};
