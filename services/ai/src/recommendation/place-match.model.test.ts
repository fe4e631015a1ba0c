import { distanceKm } from '@sojourn/travel';
import type { PlaceName } from '@sojourn/wishes';
import fc from 'fast-check';
import { anEntry } from './catalogue.fake';
import { isIn, neighboursOf } from './place-match.model';

const rome = anEntry({ id: 'rome', country: 'Italy' });
const istanbul = anEntry({ id: 'istanbul', country: 'Türkiye', continent: 'Europe' });
const denver = anEntry({ id: 'denver', country: 'United States', continent: 'North America' });
const tenerife = anEntry({ id: 'tenerife', country: 'Spain', position: { latitude: 28.29, longitude: -16.63 } });
const nowhere = anEntry({ id: 'nowhere', country: 'Nowhere' });

describe('a destination is in', () => {
  test.each<[string, typeof rome, PlaceName, boolean]>([
    ['itself', rome, { type: 'destination', id: 'rome' }, true],
    ['no other', rome, { type: 'destination', id: 'venice' }, false],
    ['its country', rome, { type: 'country', id: 'IT' }, true],
    ['no other country', rome, { type: 'country', id: 'FR' }, false],
    ['its part of the continent', rome, { type: 'region', id: 'southern-europe' }, true],
    ['its continent', rome, { type: 'region', id: 'europe' }, true],
    ['no other continent', rome, { type: 'region', id: 'asia' }, false],
    ['the continent it stands on', istanbul, { type: 'region', id: 'europe' }, true],
    ['the continent of its country', istanbul, { type: 'region', id: 'asia' }, true],
    ['a continent of two words', denver, { type: 'region', id: 'north-america' }, true],
    ['its continent, of no known country', nowhere, { type: 'region', id: 'europe' }, true],
    ['its group of islands', tenerife, { type: 'region', id: 'canary-islands' }, true],
    ['no other group of islands', tenerife, { type: 'region', id: 'balearic-islands' }, false],
    ['no country, of no known country', nowhere, { type: 'country', id: 'IT' }, false],
  ])('%s', (_name, ...[entry, place, isInside]) => expect(isIn(entry, place)).toBe(isInside));
});

describe('neighbours', () => {
  test('of a country without places are those of its part of the world', () => {
    const others = [rome, denver, anEntry({ id: 'oslo', country: 'Norway' })];
    expect(neighboursOf([], [{ type: 'country', id: 'MT' }], others)).toEqual([rome]);
    expect(neighboursOf([], [{ type: 'destination', id: 'venice' }], others)).toEqual([]);
  });

  test('are all others, from the nearest of the places found to the farthest', () => {
    const position = fc.record({
      latitude: fc.integer({ min: -80, max: 80 }),
      longitude: fc.integer({ min: -180, max: 180 }),
    });
    const places = (name: string, minLength: number) =>
      fc
        .array(position, { minLength, maxLength: 6 })
        .map((all) => all.map((each, at) => anEntry({ id: `${name}${at}`, position: each })));
    fc.assert(
      fc.property(places('found', 1), places('other', 0), (found, others) => {
        const near = neighboursOf(found, [], others);
        const away = near.map((entry) => Math.min(...found.map((each) => distanceKm(each.position, entry.position))));
        expect(away).toEqual([...away].sort((one, other) => one - other));
        expect(new Set(near)).toEqual(new Set(others));
      }),
    );
  });
});
