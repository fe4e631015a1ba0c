/** Places for typed text: cities first, then airports; a code that is an airport's goes before all. Sights on request. */
import type { PlaceSuggestion, Position } from '@sojourn/contracts';
import { distanceKm, foldWords } from '@sojourn/travel';
import type { AirportCatalogue } from '../airport/airport-catalogue';
import type { AirportIndex } from '../airport/airport-index.model';
import { plainName } from '../hotel/plain-name.model';
import { areasNamed, createAlikeAreas, type Area } from '../hotel/stay-areas';
import { latinOf } from './cyrillic.model';
import { shortForm, withoutFillers } from './name-forms.model';
import { withFewestEdits } from './near-spelling.model';
import { suggestionOfCity, type CityIndex } from './place.model';
import { isSaidOf, saidWhere } from './said-where.model';
import { sightsNamed, suggestionOfSight, type Sight } from './sight.model';

const MOST = 8;
const MOST_CITIES = 5;
/** What is only spelt alike is guessed: a few are enough. */
const MOST_ALIKE = 3;

/** `near`: where the trip goes for which a place is looked for. */
export type SightQuery = { near?: Position | undefined };

export type PlaceService = {
  search(keyword: string): { data: PlaceSuggestion[] };
  /** Sights and quarters as well: those near by before all. */
  searchSights(keyword: string, query: SightQuery): { data: PlaceSuggestion[] };
  /** The sights within so many kilometres, nearest first. */
  sightsAround(place: Position, km: number): Sight[];
};

export type PlaceServiceParts = {
  cities: CityIndex;
  airports: AirportCatalogue;
  airportIndex: AirportIndex;
  sights: () => readonly Sight[];
  /** Regions and quarters, which a town comes before. */
  areas?: () => readonly Area[];
};

/** What people type before a place in which they look for a bed. */
const STAYS_IN = /^\s*(hotels?|hostels?|stays?|rooms?|b&bs?|accommodations?)\s+(in|near|at|around|by)\s+(the\s+)?/i;

/** `isWhole`: it is called as somebody typed, and does not only begin so. */
type SuggestedArea = { suggestion: PlaceSuggestion; isWhole: boolean; isRegion: boolean };

/** An English name is spelt nearly as the town's own: Hanover is Hannover before it is a town of Maryland. */
const [SPELT_ALIKE, MOST_LONGER] = [3, 2];
const isSpeltAs = (name: string, typed: string): boolean =>
  name === typed ||
  (name.slice(0, SPELT_ALIKE) === typed.slice(0, SPELT_ALIKE) && Math.abs(name.length - typed.length) <= MOST_LONGER);

/** Whether a town and an area have one name in one country; a country's own name has no detail. */
const isSamePlace = (town: PlaceSuggestion, area: PlaceSuggestion) =>
  foldWords(town.name) === foldWords(area.name) &&
  town.detail.split(', ').at(-1) === (area.detail.split(', ').at(-1) || area.name);

/** Nearer than this two places of one name are one. */
const SAME_PLACE_KM = 25;

/** A sight lies so far from the middle of the state or region that is said behind its name. */
const AROUND_KM = 200;
/** Of as many that are called so it is asked whether they lie where somebody said. */
const MOST_SAID = 20;

/** So far one drives from a trip's place: of several Kingstons the one there is meant. */
const IN_REACH_KM = 400;

/** Without what nobody could tell from one before it: the same name beside it, or the same words far away. */
const toldApart = (places: readonly PlaceSuggestion[]): PlaceSuggestion[] =>
  places.filter(({ kind, name, detail, position }, at) => {
    const isTaken = (other: PlaceSuggestion) =>
      other.kind === kind &&
      foldWords(other.name) === foldWords(name) &&
      (foldWords(other.detail) === foldWords(detail) || distanceKm(other.position, position) < SAME_PLACE_KM);
    return !places.slice(0, at).some(isTaken);
  });

/** Words of a sight are no airport's: beside sights one is offered that has all of them, 'Carlsbad Caverns' has none. */
const isMeant = ({ name, detail, iataCode }: PlaceSuggestion, keyword: string) => {
  const words = foldWords(`${iataCode ?? ''} ${name} ${detail}`).split(' ');
  return withoutFillers(foldWords(keyword))
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
};

export function createPlaceService(parts: PlaceServiceParts): PlaceService {
  const { cities, airports, airportIndex, sights, areas = () => [] } = parts;
  function airportsFor(keyword: string): PlaceSuggestion[] {
    return airportIndex.suggest(keyword, MOST).flatMap(({ id, kind, iataCode, name }): PlaceSuggestion[] => {
      const airport = kind === 'airport' ? airports.airportsOf(iataCode)[0] : undefined;
      if (!airport) return [];
      const { cityName, countryName, position, timeZone } = airport;
      return [{ id, kind, iataCode, name, detail: `${cityName}, ${countryName}`, position, timeZone }];
    });
  }

  // Made by who first asks for one: a process that starts has better to do.
  let known: readonly Sight[] | undefined;
  const allSights = () => (known ??= sights());

  let knownAreas: readonly Area[] | undefined;
  const allAreas = () => (knownAreas ??= areas());
  function suggestionsOfArea({ name, locate }: Area): PlaceSuggestion[] {
    const at = locate();
    const timeZone = at && cities.nearest(at.position)?.timeZone;
    if (!at || !timeZone) return [];
    const id = `area-${foldWords(`${name} ${at.detail}`).replaceAll(' ', '-')}`;
    return [{ id, kind: 'city', name, iataCode: null, ...at, timeZone }];
  }
  const areasCalled = (keyword: string): SuggestedArea[] =>
    areasNamed(allAreas(), keyword).flatMap((area) => {
      const isWhole = area.keys.includes(foldWords(keyword));
      return suggestionsOfArea(area).map((suggestion) => ({ suggestion, isWhole, isRegion: area.isRegion === true }));
    });
  function areasFor(keyword: string): SuggestedArea[] {
    const found = areasCalled(keyword);
    const said = found.length > 0 ? undefined : saidWhere(keyword);
    if (!said) return found;
    return areasCalled(said.name).filter(
      ({ isWhole, suggestion: { detail } }) => isWhole && said.where.every((where) => isSaidOf(detail, where)),
    );
  }

  /** A test whether a sight lies where somebody said behind its name: in a state, region or town, or around one. */
  function liesIn(where: string): (sight: Sight) => boolean {
    const around = [
      ...cities.named(where, MOST_CITIES).map((city) => city.position),
      ...areasCalled(where).flatMap(({ isWhole, suggestion }) => (isWhole ? [suggestion.position] : [])),
    ];
    return ({ town, position }) =>
      isSaidOf(town, where) || around.some((each) => distanceKm(each, position) <= AROUND_KM);
  }
  /** 'Disneyland Paris, France', 'Stonehenge UK': what is called so before the place that is said behind it. */
  function sightsSaidWith(keyword: string, near: Position | undefined): Sight[] {
    const said = saidWhere(keyword);
    if (!said) return [];
    const { here, elsewhere } = sightsNamed(allSights(), said.name, near);
    const lies = said.where.map(liesIn);
    return [...here, ...elsewhere].slice(0, MOST_SAID).filter((sight) => lies.every((liesThere) => liesThere(sight)));
  }

  let alikeAreas: ReturnType<typeof createAlikeAreas> | undefined;
  /** Cities and areas that are spelt nearly so, with the fewest slips. */
  function alikeFor(keyword: string): PlaceSuggestion[] {
    alikeAreas ??= createAlikeAreas(allAreas());
    const towns = cities.alike(keyword, MOST_ALIKE);
    const found = [
      ...towns.map(({ item, edits }) => ({ edits, suggestions: () => [suggestionOfCity(item)] })),
      ...alikeAreas(foldWords(keyword), MOST_ALIKE).map(({ item, edits }) => ({
        edits,
        suggestions: () => suggestionsOfArea(item),
      })),
    ];
    const all = withFewestEdits(found).flatMap(({ suggestions }) => suggestions());
    const textOf = ({ name, detail }: PlaceSuggestion) => `${name}, ${detail}`;
    return all
      .filter((each, at) => all.findIndex((other) => textOf(other) === textOf(each)) === at)
      .slice(0, MOST_ALIKE);
  }

  function townsFor(
    keyword: string,
    among: readonly SuggestedArea[],
    alike: (typed: string) => PlaceSuggestion[] = () => [],
  ): PlaceSuggestion[] {
    // In capitals a code; 'nyc' and 'rio' are cities first.
    const code = keyword.trim();
    const found = airportsFor(keyword);
    const exact = found.filter(({ iataCode }) => iataCode === code);
    const others = found.filter(({ iataCode }) => iataCode !== code);
    const exactly = cities.named(keyword, MOST_CITIES);
    const begun = cities.find(keyword, MOST_CITIES).filter((city) => !exactly.includes(city));
    const named = [...exactly, ...begun].slice(0, MOST_CITIES).map(suggestionOfCity);
    const isNew = (area: PlaceSuggestion) => !named.some((town) => isSamePlace(town, area));
    const folded = foldWords(keyword.split(',')[0] ?? '');
    const isSaid = ({ name }: PlaceSuggestion) => isSpeltAs(shortForm(foldWords(name)), shortForm(folded));
    const whole = named.slice(0, exactly.length);
    const isFirst = ({ id }: PlaceSuggestion, at: number) =>
      among.findIndex(({ suggestion }) => suggestion.id === id) === at;
    const areas = among.filter(({ suggestion }, at) => isNew(suggestion) && isFirst(suggestion, at));
    const areasOf = (isWanted: (area: SuggestedArea) => boolean) =>
      areas.filter(isWanted).map(({ suggestion }) => suggestion);
    const isCountry = ({ detail, name }: PlaceSuggestion) => detail === '' && foldWords(name) === folded;
    const regions = areasOf(({ isWhole, isRegion }) => isWhole && isRegion);
    const places = [
      // Mexico is no town of the Philippines, and Bali no village of India.
      ...regions.filter(isCountry),
      ...regions.filter((each) => !isCountry(each)),
      ...whole.filter(isSaid),
      // Skye is an island, and what Inverness is asked for by who flies there.
      ...areasOf(({ isWhole, isRegion }) => isWhole && !isRegion),
      ...whole.filter((each) => !isSaid(each)),
      ...named.slice(exactly.length),
      ...areasOf(({ isWhole }) => !isWhole),
    ];
    // A code in small letters is no slip: 'lhr'.
    const isCode = others[0]?.iataCode === code.toUpperCase();
    const meant = places.length > 0 || exact.length > 0 || isCode ? places : alike(keyword);
    return toldApart([...exact, ...meant, ...others]).slice(0, MOST);
  }

  /** 'Baga Beach' is Baga, and not Bath Beach, which is spelt nearly so. */
  function guessesFor(keyword: string): PlaceSuggestion[] {
    const latin = latinOf(keyword);
    if (latin !== undefined) return townsFor(latin, areasFor(latin), alikeFor);
    const plain = plainName(foldWords(keyword));
    const named = plain === undefined ? [] : townsFor(plain, areasFor(plain)).filter(({ kind }) => kind === 'city');
    return named.length > 0 ? named : alikeFor(keyword);
  }

  return {
    search(keyword) {
      const place = keyword.replace(STAYS_IN, '');
      return { data: townsFor(place, areasFor(place), guessesFor) };
    },

    searchSights(keyword, { near }) {
      const found = sightsNamed(allSights(), keyword, near);
      const saidWith = sightsSaidWith(keyword, near);
      const here = found.here;
      const elsewhere = [...saidWith, ...found.elsewhere.filter((sight) => !saidWith.includes(sight))];
      const folded = foldWords(keyword);
      const exactly = elsewhere.filter((sight) => saidWith.includes(sight) || sight.words.names.includes(folded));
      const others = elsewhere.filter((sight) => !exactly.includes(sight));
      // Quarters are sights there.
      const areas = areasFor(keyword).filter(({ isRegion }) => isRegion);
      const called = new Set(cities.named(keyword, MOST_CITIES).map((city) => suggestionOfCity(city).id));
      for (const { suggestion, isWhole } of areas) if (isWhole) called.add(suggestion.id);
      // 'Nueva York' is a name of New York City.
      const towns = townsFor(keyword, areas).filter((place) => called.has(place.id) || isMeant(place, keyword));
      const rankOf = ({ id, name, iataCode }: PlaceSuggestion) => {
        if (iataCode !== null && iataCode === keyword.trim()) return 'code';
        if (foldWords(name) === foldWords(keyword.split(',')[0] ?? '')) return 'named';
        if (!called.has(id)) return 'begun';
        // Rapid City is asked for by Mount Rushmore, which is a sight itself; Florence is Florencia.
        return exactly.length > 0 ? 'called' : 'named';
      };
      const isInReach = ({ position }: PlaceSuggestion) => !!near && distanceKm(near, position) < IN_REACH_KM;
      const ranked = (rank: string) =>
        towns
          .filter((place) => rankOf(place) === rank)
          .toSorted((one, other) => Number(isInReach(other)) - Number(isInReach(one)));
      const all = [
        ...ranked('code'),
        ...here.slice(0, MOST_CITIES).map(suggestionOfSight),
        ...ranked('named'),
        ...exactly.slice(0, MOST).map(suggestionOfSight),
        ...ranked('called'),
        ...others.slice(0, MOST).map(suggestionOfSight),
        ...ranked('begun'),
      ];
      return { data: toldApart(all).slice(0, MOST) };
    },

    sightsAround: (place, km) =>
      allSights()
        .map((sight) => ({ sight, away: distanceKm(place, sight.position) }))
        .filter(({ away }) => away <= km)
        .sort((one, other) => one.away - other.away)
        .map(({ sight }) => sight),
  };
}
