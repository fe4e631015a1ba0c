import { useSession } from '@sojourn/web-kit';
import { useEffect } from 'react';
import { planPlacesOf, type NamedPlace } from '../shared/plan-places.model';
import { usePlanSource } from '../shared/plan/plan.queries';

/** Gives another remote the places that a trip goes to, so that it can say how far things are from them. Shows nothing. */
export const PlanPlacesWidget = ({
  trip,
  onPlaces,
}: {
  /** A trip's number. */
  trip: number;
  onPlaces: (places: readonly NamedPlace[]) => void;
}) => {
  const { status, user } = useSession();
  const { data: source } = usePlanSource(trip, status === 'loading' ? undefined : (user?.id ?? null));
  const plan = source?.stored;
  useEffect(() => {
    if (plan) onPlaces(planPlacesOf(plan));
  }, [plan, onPlaces]);
  return null;
};
