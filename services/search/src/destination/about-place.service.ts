/** Places outside the catalogue: which are called as somebody typed, and what is known of one of them. */
import type { CatalogueEntry, PlaceSuggestion, Position } from '@sojourn/contracts';
import type { AboutPlace, PlaceOutside } from '@sojourn/contracts/about-place';
import type { GettingThere, KnownEssentials } from '@sojourn/contracts/destination-page';
import { AppError } from '@sojourn/node-kit';
import { distanceKm, foldWords } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/countries';
import type { PlaceService } from '../place/place.service';
import { toNearby } from './destination-page.model';
import type { Reached } from './getting-there.model';

export type AboutPlaceService = {
  /** What is called so and is no place of the catalogue; only what is called exactly so beside destinations that fit. */
  named(text: string, isBesideOthers: boolean): PlaceOutside[];
  /** @throws AppError `not-found` */
  about(text: string): AboutPlace;
};

export type AboutPlaceParts = {
  entries: readonly CatalogueEntry[];
  places: Pick<PlaceService, 'search' | 'searchSights' | 'sightsAround'>;
  /** The airport one flies to, by the name and the position of a place. */
  airportOf: (name: string, position: Position) => string;
  gettingThereOf: (place: Reached) => GettingThere;
  essentialsOf: (countryCode: string) => KnownEssentials | undefined;
  /** Mean daytime highs in °C, January first. */
  highsOf: (place: { name: string; position: Position }) => readonly number[] | undefined;
};

const MOST_NAMED = 4;
/** Nearer than this a place of a destination's name is that destination. */
const SAME_PLACE_KM = 40;
/** And one that it is also called for: Padua is a town of its own, though who asks for it is shown Venice. */
const SAME_TOWN_KM = 12;
/** What one sees from a town or on a lake without moving to another bed. */
const SIGHTS_KM = 40;
const MOST_SIGHTS = 12;

const textOf = ({ name, detail }: PlaceOutside): string => (detail === '' ? name : `${name}, ${detail}`);

export function createAboutPlace(parts: AboutPlaceParts): AboutPlaceService {
  const { entries, places, airportOf, gettingThereOf, essentialsOf, highsOf } = parts;

  function isDestination({ name, position }: PlaceSuggestion): boolean {
    const isPartOf = (each: string) => ` ${foldWords(each)} `.includes(` ${foldWords(name)} `);
    return entries.some((entry) => {
      const km = distanceKm(entry.position, position);
      return (km <= SAME_PLACE_KM && isPartOf(entry.name)) || (km <= SAME_TOWN_KM && entry.alsoCalled.some(isPartOf));
    });
  }

  const isCalled = (place: PlaceSuggestion, text: string) =>
    [place.name, textOf(place)].some((each) => foldWords(each) === foldWords(text));

  /** Towns, regions and countries; a sight where nothing of these is called so. */
  function meant(text: string): PlaceSuggestion[] {
    const towns = places.search(text).data.filter(({ kind }) => kind === 'city');
    if (towns.some((each) => isCalled(each, text))) return towns;
    const sights = places.searchSights(text, {}).data.filter(({ kind }) => kind === 'sight');
    return towns.length === 0 || sights.some((each) => isCalled(each, text)) ? sights : towns;
  }

  return {
    named(text, isBesideOthers) {
      if (foldWords(text).length < 2) return [];
      return meant(text)
        .filter((place) => !isDestination(place) && (!isBesideOthers || isCalled(place, text)))
        .slice(0, MOST_NAMED)
        .map(({ name, detail }) => ({ name, detail }));
    },

    about(text) {
      const found = meant(text);
      const place = found.find((each) => foldWords(textOf(each)) === foldWords(text)) ?? found[0];
      if (!place) throw new AppError('not-found', 'We know no place of this name.');
      const { name, detail, position } = place;
      // A country has no detail, and is its own.
      const country = (detail || name).split(', ').at(-1) ?? '';
      const essentials = essentialsOf(countryCodeOf(country) ?? '');
      const highs = highsOf({ name, position });
      return {
        ...{ name, detail, country, position },
        ...(essentials && { essentials }),
        ...(highs && { highs: highs.map((high) => Math.round(high * 10) / 10) }),
        sights: places
          .sightsAround(position, SIGHTS_KM)
          .slice(0, MOST_SIGHTS)
          .map(({ id, name: sight, position: at }) => ({
            ...{ id, name: sight, position: at },
            kilometres: Math.round(distanceKm(position, at) * 10) / 10,
          })),
        nearby: toNearby(position, entries),
        gettingThere: gettingThereOf({ name, country, position, airportCode: airportOf(name, position) }),
      };
    },
  };
}
