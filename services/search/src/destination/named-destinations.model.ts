/** Which destinations of the catalogue somebody means by a name in another language, an old one, or a town beside them. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import { countryCodeOf, countryNames } from '@sojourn/travel/wishes';

/** Who looks for Yokohama is shown Tokyo, and Bali whoever looks for Denpasar. */
const BESIDE_KM = 60;

/** Further languages in which a country is found by its name: those of travellers whom the parser of wishes does not read. */
const LANGUAGES = 'pt nl pl cs sv da nb fi hu ro tr el ru uk ar he hi th vi id ja ko zh zh-Hant'.split(' ');

/** ISO codes of countries by what they are called in any language, folded; made once, in about 20 ms. */
function countriesByName(): Map<string, string> {
  const others = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return new Map(
    countryNames().flatMap(({ code, words }) =>
      [...words.split(','), ...others.map((names) => names.of(code) ?? '')].map(
        (name) => [foldWords(name), code] as const,
      ),
    ),
  );
}

/**
 * A function from typed text to the ids of the destinations it names.
 * @param placesNamed where the place is that people mean by this name, in any language; none or one
 */
export function createNamedDestinations(
  entries: readonly Pick<CatalogueEntry, 'id' | 'country' | 'position'>[],
  placesNamed: (text: string) => readonly Position[],
): (text: string) => ReadonlySet<string> {
  let countries: Map<string, string> | undefined;
  const codes = new Map(entries.map(({ id, country }) => [id, countryCodeOf(country)]));
  return (text) => {
    const folded = foldWords(text);
    if (folded === '') return new Set();
    const country = (countries ??= countriesByName()).get(folded);
    const places = placesNamed(text);
    const isMeant = (entry: (typeof entries)[number]) =>
      (country !== undefined && codes.get(entry.id) === country) ||
      places.some((place) => distanceKm(place, entry.position) <= BESIDE_KM);
    return new Set(entries.filter(isMeant).map(({ id }) => id));
  };
}
