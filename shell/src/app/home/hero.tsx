import { RemoteWidget, useSession } from '@sojourn/web-kit';
import { heroPictures } from './hero-pictures';
import { HeroPromise, HeroStage, promiseInstead } from './hero-words';
import { HeroBox } from './hero.styles';

const { wide, phone } = heroPictures;

const promise = <HeroPromise />;
const nextTrip = { stage: HeroStage, otherwise: promise };
const onThePicture = { compact: true, instead: promiseInstead };

/** The first thing anybody sees: painted from the HTML, before any script. Somebody signed in sees their next trip in it. */
export function Hero() {
  const { status, hasEnded } = useSession();
  return (
    <HeroBox aria-labelledby="hero-title">
      <picture>
        <source type="image/avif" media="(max-width: 39.99rem)" srcSet={phone.avif} sizes="94vw" />
        <source type="image/webp" media="(max-width: 39.99rem)" srcSet={phone.webp} sizes="94vw" />
        <source type="image/avif" srcSet={wide.avif} sizes="96vw" />
        <source type="image/webp" srcSet={wide.webp} sizes="96vw" />
        <img src={wide.fallback} alt="" decoding="sync" fetchPriority="high" />
      </picture>
      {status === 'user' && !hasEnded ? (
        <RemoteWidget name="trips/next-trip" props={nextTrip} fallback={promise} place={onThePicture} />
      ) : (
        promise
      )}
    </HeroBox>
  );
}
