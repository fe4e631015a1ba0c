import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { placesNamed } from '../items/places.queries';
import { usePlan } from '../plan/plan-access';

/** Where the trip goes: as its head says, or as the name is known. */
export function useDestination() {
  const { plan } = usePlan();
  const { name, position } = plan.head.destination;
  const { data } = useQuery({ ...placesNamed(name), enabled: position === null && name.length > 1 });
  const found = position ?? data?.data[0]?.position ?? null;
  return useMemo(() => found && { name, position: found }, [found, name]);
}
