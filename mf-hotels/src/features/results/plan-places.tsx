import { Banner } from '@sojourn/ui';
import { formatCount, RemoteWidget } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import type { PlanPlace } from './listed-stay.model';

type PlanPlacesProps = {
  onPlaces: (places: readonly PlanPlace[]) => void;
  /** How many of them are in the city that was searched. */
  count: number;
};

/** Asks the trips for the places of the trip that this search belongs to: the address names it, `trip=7`. */
export const PlanPlaces = ({ onPlaces, count }: PlanPlacesProps) => {
  const [params] = useSearchParams();
  const trip = params.get('trip');
  if (!trip || !/^\d{1,15}$/.test(trip)) return null;
  return (
    <>
      <RemoteWidget name="trips/plan-places" props={{ trip: Number(trip), onPlaces }} fallback={null} />
      {count > 0 && <Banner>Distances are to {formatCount(count, 'place')} of your plan, too.</Banner>}
    </>
  );
};
