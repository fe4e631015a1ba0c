import { Scene } from '@sojourn/scenes';
import { useState } from 'react';

type AttractionPictureProps = {
  /** The picture of what one does there that the catalogue names, if it does. */
  imageUrl: string | undefined;
  /** What is drawn without one, or where it cannot be shown: every card of a trip would show its city. */
  place: string;
};

/** What one does at an attraction; the words below say the same. */
export const AttractionPicture = ({ imageUrl, place }: AttractionPictureProps) => {
  const [broken, setBroken] = useState<string>();
  if (imageUrl === undefined || imageUrl === broken) return <Scene place={place} ratio="wide" alt="" />;
  return (
    <img
      src={imageUrl}
      width={640}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(imageUrl)}
    />
  );
};
