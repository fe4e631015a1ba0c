import { useEffect, useState } from 'react';
import type { TownTrain } from './ways.model';

let known: TownTrain | undefined;

/** The trains between towns, once their table has arrived; it is fetched for a trip that leads to another town. */
export function useTownTrain(isNeeded: boolean): TownTrain | undefined {
  const [train, setTrain] = useState(() => known);
  useEffect(() => {
    if (!isNeeded || train) return;
    import('@sojourn/travel/rail').then(
      ({ townTrain }) => {
        known = townTrain;
        setTrain(() => townTrain);
      },
      // Without it the ways say how far it is and how long one drives.
      () => undefined,
    );
  }, [isNeeded, train]);
  return train;
}
