import type { FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';
import { Button, LinkButton, Stack, Text } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { formatDate, formatMoney, messageOf, toast, useSession } from '@sojourn/web-kit';
import { Link, useLocation, useNavigate } from '@sojourn/web-kit/router';
import { ExternalLink } from 'lucide-react';
import { legsOf } from '../../shared/leg.model';
import { LegRow } from '../../shared/leg-row';
import type { FlightSearch } from '../../shared/flight-search.model';
import { SegmentList } from '../../shared/segment-list';
import { bookingUrlOf, tripDraftOf } from './selection.model';
import { useSaveTrip } from './selection.queries';
import { Total, Way, WayTitle } from './selection-dialog.styles';

type SelectionDialogProps = {
  offer: FlightOffer;
  search: FlightSearch;
  meta: FlightSearchAnswer['meta'];
  onClose: () => void;
};

const SaveAsTrip = ({ offer, meta, onClose }: Omit<SelectionDialogProps, 'search'>) => {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const saving = useSaveTrip();

  if (status !== 'user') {
    const returnTo = encodeURIComponent(pathname + search);
    return (
      <LinkButton as={Link} variant="secondary" to={`/auth?tab=login&returnTo=${returnTo}`}>
        Sign in to save as a trip
      </LinkButton>
    );
  }
  const save = () =>
    saving.mutate(tripDraftOf(offer, meta), {
      onSuccess: (trip) => {
        const action = { label: 'View trip', onSelect: () => navigate(`/trips/${trip.id}`) };
        toast({ title: 'Trip created successfully!', action });
        onClose();
      },
      onError: (error) =>
        toast({
          title: 'Error',
          description: messageOf(error, 'Failed to create trip'),
          variant: 'destructive',
        }),
    });
  return (
    <Button variant="secondary" onClick={save} pending={saving.isPending} pendingText="Saving">
      Save as a trip
    </Button>
  );
};

/** A chosen offer in full, and what to do with it. */
export const SelectionDialog = ({ offer, search, meta, onClose }: SelectionDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    size="lg"
    title={`${meta.origin.cityName} to ${meta.destination.cityName}`}
    description={`${offer.mainCarrierName}, book by ${formatDate(offer.lastTicketingDate)}`}
    footer={
      <>
        <SaveAsTrip offer={offer} meta={meta} onClose={onClose} />
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
      <Total>
        <strong>{formatMoney(offer.totalPrice)}</strong> {offer.currency} per person
        {offer.returnSegments.length > 0 && ', round trip'}
      </Total>
      <Text size="sm" tone="ink2">
        Booking completes on external platforms: the booking site opens in a new tab with your airports, dates and
        passengers.
        {meta.source === 'sample' && ' These are sample fares, so its prices will differ.'}
      </Text>
    </Stack>
  </Dialog>
);
