import type { ReactNode } from 'react';
import { NextTrip, type TripStage } from '../features/next-trip/next-trip';
import { useNextTrip } from '../features/next-trip/next-trip.queries';

/** For a page of somebody signed in that begins with their next trip; `otherwise` stands while it is read, and where there is none. */
export const NextTripWidget = ({ stage, otherwise }: { stage: TripStage; otherwise: ReactNode }) => {
  const next = useNextTrip();
  return next ? <NextTrip {...next} stage={stage} /> : otherwise;
};
