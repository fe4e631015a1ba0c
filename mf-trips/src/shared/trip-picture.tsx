import { Scene, type SceneProps } from '@sojourn/scenes';
import { useState } from 'react';
import { Photo, PhotoFrame, PhotoVeil } from './trip-picture.styles';

type TripPictureProps = Pick<SceneProps, 'ratio' | 'quiet'> & { destination: string; imageUrl: string };

/** The trip's own picture when it has one that can be shown, else the scene of its place. */
export const TripPicture = ({ destination, imageUrl, ratio, quiet }: TripPictureProps) => {
  const [broken, setBroken] = useState('');
  if (imageUrl === '' || broken === imageUrl) return <Scene place={destination} ratio={ratio} quiet={quiet} />;
  return (
    <PhotoFrame data-ratio={ratio}>
      <Photo src={imageUrl} alt={destination} onError={() => setBroken(imageUrl)} />
      {quiet && <PhotoVeil />}
    </PhotoFrame>
  );
};
