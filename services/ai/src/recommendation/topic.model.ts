/** What a place has of a thing that can be wished for, and the fact of the catalogue that shows it. */
import type { CatalogueActivity, CatalogueEntry } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';
import { topicSigns } from './topic-signs.model';

/** 1 for the first of a list, a little less for each later one, 0 when it is not there. */
export function rankStrength<T>(list: readonly T[], wanted: T): number {
  const at = list.indexOf(wanted);
  return at < 0 ? 0 : Math.max(0.5, 1 - at * 0.12);
}

/** A fact that shows a topic: something to do, or that the catalogue lists the place for it. */
export type Evidence = { by: 'activity' | 'listing'; text: string };

const traitOf = ({ traits }: CatalogueEntry, name: string) => traits.find((trait) => trait.name === name);

/** The months in which a place has a thing; undefined when it has no season there. */
export const seasonOf = (entry: CatalogueEntry, thing: string): readonly number[] | undefined =>
  traitOf(entry, thing)?.months;

export const hasTrait = (entry: CatalogueEntry, name: string): boolean => traitOf(entry, name) !== undefined;

/** A place has a thing from this strength on. */
export const HAS = 0.4;

/** How strongly a place has a thing, from 0 (not there) to 1 (made of it). */
export function strengthOf(entry: CatalogueEntry, thing: string): number {
  const signs = topicSigns[thing];
  if (hasTrait(entry, thing)) return 1;
  const isThere = signs?.isThere?.(entry);
  if (isThere !== undefined) return isThere ? 1 : 0;
  if (thing === 'luxury')
    return Math.max(0, rankStrength(entry.travelStyles, 'luxury') - rankStrength(entry.travelStyles, 'budget') / 2);
  if (!signs || signs.isListed) return 0;
  return Math.max(
    signs.interest ? rankStrength(entry.interests, signs.interest) * 0.8 : 0,
    signs.type ? rankStrength(entry.vacationTypes, signs.type) * 0.8 : 0,
    signs.scenes?.includes(entry.sceneKind) ? 1 : 0,
    signs.keywords?.some((word) => entry.keywords.includes(word)) ? 0.9 : 0,
  );
}

const SOMBRE = /memorial|cemetery|\bwar\b|wwii|anne frank|auschwitz|the wall/i;

/** Whether something to do is for light hearts: no memorial on a honeymoon. */
const isLight = (activity: CatalogueActivity) => !SOMBRE.test(`${activity.name} ${activity.description}`);

/** Whether an activity is about a thing, as its editors say. */
export const isAbout = ({ about }: CatalogueActivity, thing: string): boolean => about.some((topic) => topic === thing);

/** The fact that shows a thing at a place, or null: then nobody may claim it. `isLightHearted` leaves memorials out. */
export function evidenceFor(entry: CatalogueEntry, thing: string, isLightHearted = false): Evidence | null {
  const signs = topicSigns[thing];
  if (!signs) return null;
  const activities = entry.activities.filter((activity) => !isLightHearted || isLight(activity));
  const shown = activities.filter((activity) => isAbout(activity, thing));
  // What is about it most, and the first of these.
  const [activity] = shown.sort((one, other) => rankOf(one, thing) - rankOf(other, thing));
  if (activity) return { by: 'activity', text: activity.name };
  const keyword = entry.keywords.find((each) => signs.keywords?.includes(each) || foldWords(each) === thing);
  return keyword || hasTrait(entry, thing) ? { by: 'listing', text: keyword ?? thing } : null;
}

const rankOf = ({ about }: CatalogueActivity, thing: string) => about.findIndex((topic) => topic === thing);

/** Places without crowds, as far as a catalogue can tell, from 0 to 1. */
export function quietOf(entry: CatalogueEntry): number {
  if (entry.sceneKind === 'city') return 0;
  const isNamedQuiet = entry.keywords.some((word) => word === 'quiet' || word === 'slow');
  const [first] = entry.vacationTypes;
  return Math.max(
    0,
    0.4 +
      (isNamedQuiet ? 0.4 : 0) -
      (entry.vacationTypes.includes('party') ? 0.4 : 0) -
      (entry.vacationTypes.includes('urban') ? 0.2 : 0) +
      (first === 'nature' || first === 'relaxing' ? 0.2 : 0),
  );
}
