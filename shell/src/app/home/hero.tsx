import { LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { SectionLink } from '../frame/sections';
import { heroPictures } from './hero-pictures';
import { Actions, Eyebrow, HeroBox, Lead, Title, Words } from './hero.styles';

const { wide, phone } = heroPictures;

/** The first thing anybody sees: painted from the HTML, before any script. */
export function Hero() {
  return (
    <HeroBox aria-labelledby="hero-title">
      <picture>
        <source type="image/avif" media="(max-width: 39.99rem)" srcSet={phone.avif} sizes="94vw" />
        <source type="image/webp" media="(max-width: 39.99rem)" srcSet={phone.webp} sizes="94vw" />
        <source type="image/avif" srcSet={wide.avif} sizes="96vw" />
        <source type="image/webp" srcSet={wide.webp} sizes="96vw" />
        <img src={wide.fallback} alt="" decoding="sync" fetchPriority="high" />
      </picture>
      <Words>
        <Eyebrow>About 2 minutes. No credit card.</Eyebrow>
        <Title id="hero-title">Your next vacation, chosen for you.</Title>
        <Lead>
          Tell us how you like to travel. AI-personalised recommendations fit your dates, your budget and the people you
          go with, and say why.
        </Lead>
        <Actions>
          <LinkButton as={Link} to="/plan-trip" size="lg" variant="scene-solid">
            Start Planning My Trip
          </LinkButton>
          <LinkButton as={SectionLink} section="flights-section" size="lg" variant="scene">
            Search flights
          </LinkButton>
        </Actions>
      </Words>
    </HeroBox>
  );
}
