/** Which destinations of the catalogue somebody means by a name in another language, an old one, or a town beside them. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/countries';
import { countriesByName } from '../place/country-names.model';

/** Who looks for Yokohama is shown Tokyo, and Bali whoever looks for Denpasar. */
const BESIDE_KM = 60;
/** From so many letters on, the beginning of a name is enough. */
const BEGINNING = 4;
/** Parts that other tables take for their whole country. */
const PARTS = new Set(['England', 'Scotland', 'Wales', 'Northern Ireland']);

/** Islands, regions and countries as `airport/regions.json` has them: the airports that one flies to. */
export type NamedRegion = { name: string; otherNames: readonly string[]; codes: readonly string[] };

type NamedEntry = Pick<CatalogueEntry, 'id' | 'country' | 'position' | 'airportCode' | 'alsoCalled'>;

export type NamedDestinationParts = {
  /** Where the place is that people mean by this name, in any language; none or one. */
  placesNamed: (text: string) => readonly Position[];
  regions?: readonly NamedRegion[] | undefined;
  /** The airports of a code, which may be a city's. */
  airportsOf?: (code: string) => readonly { iataCode: string }[];
};

/** The codes of the airports of each region by what it is called in any language, folded; whole countries left out. */
function codesByName(
  { regions = [], airportsOf }: NamedDestinationParts,
  countries: ReadonlySet<string | undefined>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const isCountry = (name: string) => {
    const code = countriesByName().get(foldWords(name));
    return code !== undefined && countries.has(code) && !PARTS.has(name);
  };
  const parts = regions.filter(({ name }) => !isCountry(name));
  return new Map(
    parts.flatMap(({ name, otherNames, codes }) => {
      const all = new Set(codes.flatMap((code) => airportsOf?.(code).map(({ iataCode }) => iataCode) ?? [code]));
      return [name, ...otherNames].map((each) => [foldWords(each), all] as const);
    }),
  );
}

/** A function from typed text to the ids of the destinations it names. */
export function createNamedDestinations(
  entries: readonly NamedEntry[],
  parts: NamedDestinationParts,
): (text: string) => ReadonlySet<string> {
  const codes = new Map(entries.map(({ id, country }) => [id, countryCodeOf(country)]));
  const names = new Map(entries.map(({ id, alsoCalled }) => [id, alsoCalled.map(foldWords)]));
  let regions: ReturnType<typeof codesByName> | undefined;
  return (text) => {
    const folded = foldWords(text);
    if (folded === '') return new Set();
    regions ??= codesByName(parts, new Set(codes.values()));
    const region = regions.get(folded);
    // Scotland is a part of what its name stands for in other tables.
    const country = region ? undefined : countriesByName().get(folded);
    const places = region ? [] : parts.placesNamed(text);
    const isCalled = (name: string) => name === folded || (folded.length >= BEGINNING && name.startsWith(folded));
    const isMeant = (entry: NamedEntry) =>
      region?.has(entry.airportCode) ||
      names.get(entry.id)?.some(isCalled) ||
      (country !== undefined && codes.get(entry.id) === country) ||
      places.some((place) => distanceKm(place, entry.position) <= BESIDE_KM);
    return new Set(entries.filter(isMeant).map(({ id }) => id));
  };
}
