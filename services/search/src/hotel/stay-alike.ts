/** What somebody may mean by a name that nobody knows: cities, regions and quarters that are spelt nearly so. */
import { foldWords } from '@sojourn/travel';
import { createNearSpellings, withFewestEdits } from '../place/near-spelling.model';
import { detailOf, type City, type CityIndex } from '../place/place.model';
import type { KnownMarket, MeantPlace } from './market.model';
import { namesOfQuarter } from './quarter.model';
import { regionsByName } from './region-catalogue';

type AlikeParts = { known: readonly KnownMarket[]; cities: Pick<CityIndex, 'alike'> };

/** What is only spelt alike is guessed: a few are enough. */
const MOST = 3;

/** A city as something to choose. */
export const meantCity = (city: City): MeantPlace => ({ name: city.name, detail: detailOf(city) });

/** Finds what is spelt nearly as somebody typed, with the fewest slips, and of as many a city before a part of one. */
export function createStayAlike({ known, cities }: AlikeParts): (typed: string) => MeantPlace[] {
  const areas = createNearSpellings<MeantPlace>(() => [
    ...[...regionsByName].map(([text, { name }]) => ({ text, item: { name, detail: '' }, worth: 2 })),
    ...known.flatMap(({ name: town, quarters }) =>
      quarters.flatMap((quarter) => {
        const item = { name: quarter.name, detail: town };
        return namesOfQuarter(quarter).map((text) => ({ text, item, worth: 1 }));
      }),
    ),
  ]);
  return (typed) => {
    const towns = cities.alike(typed, MOST).map(({ item, edits }) => ({ edits, place: meantCity(item) }));
    // Niagara-on-the-Lake is a town, and not once more a part of its region.
    const isTown = ({ name }: MeantPlace) => towns.some(({ place }) => foldWords(place.name) === foldWords(name));
    const found = [
      ...towns,
      ...areas(foldWords(typed.split(',')[0] ?? ''), MOST)
        .map(({ item, edits }) => ({ edits, place: item }))
        .filter(({ place }) => !isTown(place)),
    ];
    return withFewestEdits(found).map(({ place }) => place);
  };
}
