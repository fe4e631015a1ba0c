/** Which destinations of the catalogue somebody means by a name in another language, an old one, or a town beside them. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/wishes';
import { countriesByName } from '../place/country-names.model';

/** Who looks for Yokohama is shown Tokyo, and Bali whoever looks for Denpasar. */
const BESIDE_KM = 60;

/**
 * A function from typed text to the ids of the destinations it names.
 * @param placesNamed where the place is that people mean by this name, in any language; none or one
 */
export function createNamedDestinations(
  entries: readonly Pick<CatalogueEntry, 'id' | 'country' | 'position'>[],
  placesNamed: (text: string) => readonly Position[],
): (text: string) => ReadonlySet<string> {
  const codes = new Map(entries.map(({ id, country }) => [id, countryCodeOf(country)]));
  return (text) => {
    const folded = foldWords(text);
    if (folded === '') return new Set();
    const country = countriesByName().get(folded);
    const places = placesNamed(text);
    const isMeant = (entry: (typeof entries)[number]) =>
      (country !== undefined && codes.get(entry.id) === country) ||
      places.some((place) => distanceKm(place, entry.position) <= BESIDE_KM);
    return new Set(entries.filter(isMeant).map(({ id }) => id));
  };
}
