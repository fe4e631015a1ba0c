import type { PlaceOutside } from '@sojourn/contracts/about-place';
import { Heading, Text } from '@sojourn/ui';
import { placeWords } from '../../shared/place-words.model';
import { PlaceLink, PlaceLinks } from './browse.styles';

const addressOf = (place: PlaceOutside) => `/destinations/about?${new URLSearchParams({ place: placeWords(place) })}`;

/** Places that are called as somebody typed and that no editor has described: a line each, with the way to what is known. */
export const PlacesOutside = ({ places }: { places: readonly PlaceOutside[] }) => (
  <section aria-labelledby="places-outside">
    <Heading level={2} size="xl" id="places-outside">
      Places we have not described yet
    </Heading>
    <Text tone="ink2">See the climate, good-to-know facts, sights nearby, flights and stays.</Text>
    <PlaceLinks>
      {places.map((place) => (
        <li key={`${place.name}, ${place.detail}`}>
          <PlaceLink to={addressOf(place)}>
            <strong>{place.name}</strong> {place.detail !== '' && <span>{place.detail}</span>}
          </PlaceLink>
        </li>
      ))}
    </PlaceLinks>
  </section>
);
