import { Scene, type SceneProps } from '@sojourn/scenes';
import { sceneryAt, type Position } from '@sojourn/travel';
import { useState } from 'react';
import { Photo, PhotoFrame, PhotoVeil } from './trip-picture.styles';
import { usePictureAddress } from './picture.queries';

type TripPictureProps = Pick<SceneProps, 'ratio' | 'quiet' | 'variant'> & {
  destination: string;
  /** Where it is, if that is known: towns are built, and plants grow, as they do there. */
  position?: Position | null | undefined;
  /** The id of the trip's own picture, if it has one. */
  picture?: string | undefined;
  /** Where the bff has the trip: `/api/trips/7`; empty for a browser's. */
  path?: string;
};

/** The trip's own picture when it has one that can be shown, else the scene of its place. */
export const TripPicture = ({ destination, position, picture, path = '', ratio, quiet, variant }: TripPictureProps) => {
  const address = usePictureAddress(path, picture);
  const [broken, setBroken] = useState('');
  if (address === undefined || broken === address)
    return <Scene place={destination} {...sceneryAt(position, 'low')} {...{ variant, ratio, quiet }} />;
  return (
    <PhotoFrame data-ratio={ratio}>
      <Photo src={address} alt={destination} onError={() => setBroken(address)} />
      {quiet && <PhotoVeil />}
    </PhotoFrame>
  );
};
