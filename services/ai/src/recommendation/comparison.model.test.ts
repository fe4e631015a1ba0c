import type { Direction, PlaceName } from '@sojourn/wishes';
import { aCandidate, aCriteria, aWish } from './candidate.fake';
import { aCatalogue, anEntry } from './catalogue.fake';
import { isBeyond, isComparable, isComparison } from './comparison.model';
import { keepsLimits } from './conditions.model';
import { aPreference } from './preferences.fake';
import { recommend } from './recommender.model';

const rome: PlaceName = { type: 'destination', id: 'rome' };
const country = (id: string): PlaceName => ({ type: 'country', id });
const than = (towards: Direction, place = rome) => ({
  ...aWish({ kind: 'move', towards, than: place }),
  ...{ kind: 'move' as const, towards, than: place },
});
const monthly = (high: number) => Array.from({ length: 12 }, () => high);
const catalogue = [
  anEntry({ id: 'rome', country: 'Italy', highs: [...monthly(20).slice(0, 4), 25, ...monthly(30).slice(0, 7)] }),
  anEntry({ id: 'alps', country: 'Switzerland', highs: monthly(10) }),
  anEntry({ id: 'lake', country: 'Switzerland', highs: monthly(20) }),
];
const criteria = aCriteria([], { catalogue });

describe('a place that wishes are compared with', () => {
  test.each<[string, Direction, Parameters<typeof aCandidate>[0], Parameters<typeof aCandidate>[0]]>([
    ['in the month of the candidate, not its own', 'warmer', { id: 'a', high: 26 }, { id: 'b', high: 25 }],
    ['the other way', 'colder', { id: 'a', high: 24 }, { id: 'b', high: 25 }],
    ['by the way there', 'closer', { id: 'a', km: 500 }, { id: 'b', km: 5_000 }],
    ['by what it costs the same person', 'cheaper', { id: 'a', total: 200 }, { id: 'b', total: 9_000 }],
    ['by how quiet it is', 'livelier', { id: 'a', vacationTypes: ['party'] }, { id: 'b', vacationTypes: ['cultural'] }],
  ])('is measured %s', (_how, towards, ...[beyond, short]) => {
    expect(isBeyond(aCandidate(beyond), than(towards), criteria)).toBe(true);
    expect(isBeyond(aCandidate(short), than(towards), criteria)).toBe(false);
  });

  test('of several is what they are on average', () => {
    const warmer = than('warmer', country('CH'));
    expect(isBeyond(aCandidate({ id: 'a', high: 16 }), warmer, criteria)).toBe(true);
    expect(isBeyond(aCandidate({ id: 'a', high: 15 }), warmer, criteria)).toBe(false);
    expect(isBeyond({ ...aCandidate({ id: 'lake', country: 'Switzerland', high: 20 }) }, warmer, criteria)).toBe(false);
  });

  test('that we do not have compares nothing', () => {
    const warmer = than('warmer', country('IS'));
    expect(isComparable(warmer, criteria)).toBe(false);
    expect(isComparable(than('warmer'), criteria)).toBe(true);
    expect(isBeyond(aCandidate({ id: 'a' }), warmer, criteria)).toBeNull();
    expect(keepsLimits(aCandidate({ id: 'a' }), { ...criteria, wishes: [warmer] })).toBe(true);
  });

  test('is one that a plain direction has not', () => {
    expect(isComparison(than('warmer'))).toBe(true);
    expect(isComparison(aWish({ kind: 'move', towards: 'warmer' }))).toBe(false);
  });

  test('rules out what falls short, unless it is only liked', () => {
    const cold = aCandidate({ id: 'a', high: 3 });
    const wish = than('warmer');
    expect(keepsLimits(cold, { ...criteria, wishes: [wish] })).toBe(false);
    expect(keepsLimits(cold, { ...criteria, wishes: [{ ...wish, strength: 'soft' }] })).toBe(true);
  });
});

describe('a list', () => {
  const ask = (customDetails: string) =>
    recommend({
      ...{ preferences: aPreference({ customDetails }), catalogue: aCatalogue, today: '2026-11-21' },
      origin: { latitude: 53.87, longitude: -1.66 },
    });

  test('holds to both halves of a comparison', () => {
    const { recommendations, wishes } = ask('farther than Rome but closer than Bali');
    expect(wishes?.map(({ label }) => label)).toEqual(['Farther than Rome', 'Closer than Bali']);
    expect(recommendations.length).toBeGreaterThan(0);
    expect(recommendations.map(({ id }) => id)).not.toContain('rome');
    expect(recommendations.map(({ id }) => id)).not.toContain('bali');
  });

  test('says where there is nothing to compare with', () => {
    expect(ask('warmer than Iceland').note).toContain(
      'We have no place to compare with for “Warmer than Iceland”, so that is against our usual places.',
    );
    expect(ask('warmer than Rome').note ?? '').not.toMatch(/compare/);
  });
});
