import type { SceneKind } from '@sojourn/contracts';
import { Suspense, useState } from 'react';
import { DrawnScene } from './drawn-scene';
import { srcSetOf } from './place-picture.model';
import { PictureFrame } from './place-picture.styles';

/** As wide as the cards of every list here: a fourth of the page, half of a tablet, most of a phone. */
const CARD_WIDTHS = '(min-width: 64rem) 18rem, (min-width: 40rem) 47vw, 74vw';
/** At the head of a page: seven twelfths of it, or all of a phone. */
const HEAD_WIDTHS = '(min-width: 64rem) 42rem, 94vw';

type PlacePictureProps = {
  /** The picture that the catalogue names, if it does. */
  imageUrl: string | undefined;
  /** What is drawn without one, or where it cannot be shown (no file of that release, no AVIF in the browser). */
  place: string;
  kind?: SceneKind;
  /** At the head of its page, where it is what is looked at first. */
  isFirst?: boolean;
};

/** A place at the head of a card; the words below it say the same. */
export function PlacePicture({ imageUrl, place, kind, isFirst = false }: PlacePictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <PictureFrame>
      {imageUrl === undefined || imageUrl === broken ? (
        <Suspense fallback={null}>
          <DrawnScene place={place} hints={{ kind }} ratio="fill" alt="" />
        </Suspense>
      ) : (
        <img
          src={imageUrl}
          srcSet={srcSetOf(imageUrl)}
          sizes={isFirst ? HEAD_WIDTHS : CARD_WIDTHS}
          width={640}
          height={400}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(imageUrl)}
        />
      )}
    </PictureFrame>
  );
}
