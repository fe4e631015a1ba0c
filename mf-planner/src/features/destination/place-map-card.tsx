import { Button, Text } from '@sojourn/ui';
import { loadable, Loaded, useOnline } from '@sojourn/web-kit';
import { useState } from 'react';
import { MapBox, MapNote } from './getting-there.styles';
import type { PlaceMapProps } from './place-map';

const placeMap = loadable(() => import('./place-map').then((m) => m.PlaceMap));

const Waiting = ({ children }: { children: string }) => (
  <MapNote>
    <Text role="status">{children}</Text>
  </MapNote>
);

/** Room for the map of a place, which comes when it is near; as high before, so that nothing moves. */
export const PlaceMapCard = ({ isNear, ...map }: PlaceMapProps & { isNear: boolean }) => {
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  if (!isNear) return <MapBox />;
  if (!isOnline && !placeMap.loaded) {
    return (
      <MapBox>
        <Waiting>You are offline. The map comes when you are connected.</Waiting>
      </MapBox>
    );
  }
  const failed = (
    <MapNote>
      <Text role="alert">The map could not be loaded.</Text>
      <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
    </MapNote>
  );
  return (
    <MapBox>
      <Loaded key={attempt} of={placeMap} fallback={<Waiting>Loading the map</Waiting>} missing={failed} props={map} />
    </MapBox>
  );
};
