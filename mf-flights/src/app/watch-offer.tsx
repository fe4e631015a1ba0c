import type { FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';
import { flightKeyOf } from '@sojourn/contracts/watch';
import { WatchDialog } from '../features/watch/watch-dialog';
import type { FlightSearch } from '../shared/flight-search.model';
import { endNames } from '../shared/route-names.model';
import { watchedSearchOf } from '../shared/watched.model';

type WatchOfferProps = {
  search: FlightSearch;
  meta: FlightSearchAnswer['meta'];
  /** The one flight to watch; the lowest price of the search without it. */
  offer: FlightOffer | undefined;
  onClose: () => void;
};

/** The price of a search on the results page, or of one of its flights, to be watched. */
export const WatchOffer = ({ search, meta, offer, onClose }: WatchOfferProps) => (
  <WatchDialog
    subject={{
      search: watchedSearchOf(search),
      flight: offer ? { key: flightKeyOf(offer), carrier: offer.mainCarrierName } : null,
      places: endNames(meta.origin, meta.destination),
    }}
    onClose={onClose}
  />
);
