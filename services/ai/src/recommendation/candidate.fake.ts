import type { CatalogueEntry } from '@sojourn/contracts';
import type { Meaning } from '@sojourn/wishes';
import type { Candidate, MatchCriteria } from './candidate.model';
import { anEntry } from './catalogue.fake';
import { aPreference } from './preferences.fake';
import type { SourcedWish } from './wishes.model';

/** A hard wish of the details, for tests to bend. */
export const aWish = (
  meaning: Meaning,
  change: Partial<Pick<SourcedWish, 'id' | 'label' | 'strength' | 'source'>> = {},
): SourcedWish => ({
  id: 'wish',
  label: 'wish',
  words: '',
  strength: 'hard',
  source: 'details',
  ...meaning,
  ...change,
});

/** A soft wish for a thing. */
export const aThing = (thing: string, isWanted = true): SourcedWish =>
  aWish({ kind: 'thing', thing, isWanted }, { strength: 'soft' });

/** What two grown-ups from Leeds ask for. */
export const aCriteria = (wishes: readonly SourcedWish[] = [], change: Partial<MatchCriteria> = {}): MatchCriteria => ({
  preferences: aPreference({ vacationType: [], budget: 0 }),
  wishes,
  party: { people: 2, hasChildren: false, isCouple: false },
  origin: { latitude: 53.87, longitude: -1.66 },
  from: 'Leeds',
  today: '2026-11-21',
  catalogue: [],
  flights: { origin: 'LBA', fareOf: () => ({ fare: 400, minutes: 180 }) },
  ...change,
});

type Figures = { total: number; km: number; minutes: number; high: number; score: number };

/** A candidate by its figures and what is special of its entry. */
export function aCandidate(change: Partial<Figures> & Partial<CatalogueEntry> & { id: string }): Candidate {
  const { total = 1_000, km = 1_000, minutes = 120, high = 20, score = 50, ...entry } = change;
  return {
    entry: anEntry(entry),
    travel: { means: 'plane', km, minutes, fare: total },
    cost: {
      total,
      split: { flight: total, stay: 0, food: 0, activities: 0, local: 0 },
      style: 'mid-range',
      bedPerNight: 0,
    },
    days: 7,
    travelMonth: 5,
    dates: { startDate: '2027-05-01', endDate: '2027-05-07' },
    high,
    score,
  };
}
