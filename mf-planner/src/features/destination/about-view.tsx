import type { AboutPlace } from '@sojourn/contracts/about-place';
import { formatKm } from '@sojourn/travel';
import { Heading, LinkButton, Text } from '@sojourn/ui';
import { useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { placeWords } from '../../shared/place-words.model';
import { Climate } from './climate';
import { Actions, FactCards, HeadWords, Part, Sights } from './destination.styles';
import { GettingThere } from './getting-there';
import { GoodToKnow } from './good-to-know';
import { Nearby } from './nearby';

const Head = ({ place }: { place: AboutPlace }) => {
  const { user } = useSession();
  const destination = placeWords(place);
  const asked = new URLSearchParams({ destination });
  return (
    <HeadWords>
      <div>
        <Heading level={1} size="h1">
          {place.name}
        </Heading>
        {place.detail !== '' && <Text tone="ink2">{place.detail}</Text>}
      </div>
      <Text size="lg">
        We have not described this place yet. This is what we know of it: no ratings, prices or tips of our own.
      </Text>
      <Actions>
        <LinkButton as={Link} to={`/search-results?${asked}`}>
          Flights and stays
        </LinkButton>
        <LinkButton as={Link} variant="secondary" to={`/${user ? 'trips' : 'my-trips'}?${asked}`}>
          Plan a trip here
        </LinkButton>
      </Actions>
    </HeadWords>
  );
};

/** What is known of a place that is not in the catalogue, in the order of a destination's page; what nobody knows is left out. */
export const AboutView = ({ place }: { place: AboutPlace }) => {
  const { highs, essentials, sights, nearby, country } = place;
  return (
    <>
      <Head place={place} />
      {sights.length > 0 && (
        <Part aria-labelledby="sights">
          <Heading level={2} id="sights">
            Sights in and around {place.name}
          </Heading>
          <Sights>
            {sights.map(({ id, name, kilometres }) => (
              <li key={id}>
                {name}{' '}
                <Text as="span" tone="ink2">
                  {formatKm(kilometres)}
                </Text>
              </li>
            ))}
          </Sights>
        </Part>
      )}
      {(highs ?? essentials) && (
        <Part aria-label="Before you go">
          <FactCards>
            {highs && <Climate highs={highs} />}
            {essentials && <GoodToKnow essentials={essentials} country={country} />}
          </FactCards>
        </Part>
      )}
      <GettingThere place={place} sights={sights} />
      <Nearby nearby={nearby} heading="The nearest of our destinations" />
    </>
  );
};
