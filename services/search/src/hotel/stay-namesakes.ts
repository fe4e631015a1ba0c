/** What else of the same name somebody may mean, and which of it can be told apart. */
import { distanceKm, foldWords, type Position } from '@sojourn/travel';
import type { City } from '../place/place.model';
import { renownOf } from '../place/renown.model';
import type { MeantPlace, StayPlaces } from './market.model';
import { meantCity } from './stay-alike';

/** Nearer than this, two towns are one. */
export const SAME_TOWN_KM = 15;
/** A namesake of so many thousands of inhabitants is said beside a town that is not so much greater. */
const NAMESAKE = 20;
/** A village of this weight is one that people travel to. */
const TRAVELLED = 150;
const FAR_GREATER = 40;
const MOST_NAMESAKES = 3;

/** Cities of the very name of another that somebody may mean: Athens of Georgia, and no hamlet beside Paris. */
export const namesakesOf = (
  names: readonly string[],
  { population: inhabitants, position }: { population: number; position?: Position },
  others: readonly City[],
): MeantPlace[] =>
  others
    .filter((other) => {
      const { name, population, weight, position: there } = other;
      const worth = population * Math.max(1, renownOf(other)) * FAR_GREATER;
      const isLarge = population === 0 || (population >= NAMESAKE ? worth >= inhabitants : weight >= TRAVELLED);
      // Antwerp is no namesake of Antwerpen.
      const isElsewhere = !position || distanceKm(position, there) > SAME_TOWN_KM;
      return isLarge && isElsewhere && names.includes(foldWords(name));
    })
    .map(meantCity)
    .slice(0, MOST_NAMESAKES);

type Found = ReturnType<StayPlaces['resolve']>;

/** Without others that nobody could tell from the place, or from one before: three towns of India are called Udaipur. */
export const toldApart = (found: Found): Found => {
  const textOf = ({ name, detail }: MeantPlace) => foldWords(`${name} ${detail}`);
  const taken = new Set(found.place ? [textOf({ name: found.place.name, detail: found.detail })] : []);
  const others = found.others.filter((other) => !taken.has(textOf(other)) && taken.add(textOf(other)));
  return { ...found, others };
};
