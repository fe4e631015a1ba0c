/** What a place has for those who go, and which wishes are no conditions. */
import type { CatalogueEntry } from '@sojourn/contracts';
import type { Need } from '@sojourn/wishes';
import { hasTrait } from './topic.model';
import type { SourcedWish } from './wishes.model';

const hasCaution = (entry: CatalogueEntry, ...cautions: CatalogueEntry['cautions']) =>
  cautions.some((each) => entry.cautions.includes(each));

const needs: Readonly<Record<Need, (entry: CatalogueEntry) => boolean>> = {
  'step-free': (entry) => hasTrait(entry, 'step-free'),
  halal: (entry) => hasTrait(entry, 'halal'),
  kosher: (entry) => hasTrait(entry, 'kosher'),
  'gluten-free': (entry) => hasTrait(entry, 'gluten-free'),
  vegan: (entry) => hasTrait(entry, 'vegan'),
  // Vegetarians find something nearly everywhere; where vegans eat well, they do best, and that weighs.
  vegetarian: () => true,
  dogs: (entry) => hasTrait(entry, 'dogs'),
  safe: (entry) => hasTrait(entry, 'safe'),
  welcoming: (entry) => !hasCaution(entry, 'same-sex-law'),
  pregnant: (entry) => !hasCaution(entry, 'malaria', 'zika', 'high-altitude'),
  'no-altitude': (entry) => !hasCaution(entry, 'high-altitude'),
  'no-malaria': (entry) => !hasCaution(entry, 'malaria'),
  seniors: (entry) => !hasCaution(entry, 'high-altitude'),
  children: (entry) => !hasCaution(entry, 'high-altitude'),
  couple: () => true,
  alone: () => true,
  'public-transport': () => true,
};

/** Needs that are no conditions however they are said, but for what would harm: their places are looked at all the same. */
const LOOKED_AT: readonly Need[] = ['children', 'couple', 'alone', 'seniors', 'public-transport'];

/** Whether it is such a need. */
export const isLookedAt = (wish: SourcedWish): boolean => wish.kind === 'need' && LOOKED_AT.includes(wish.need);

/** What somebody would like to see met, where it can be: 'by train if possible' rules nothing out. */
export const isOnlyLiked = (wish: SourcedWish): boolean =>
  wish.strength === 'soft' &&
  (wish.kind === 'means' || (wish.kind === 'thing' && !wish.isWanted) || (wish.kind === 'need' && !isLookedAt(wish)));

/** Whether a place has what somebody needs there. */
export const meetsNeed = (entry: CatalogueEntry, need: Need): boolean => needs[need](entry);
