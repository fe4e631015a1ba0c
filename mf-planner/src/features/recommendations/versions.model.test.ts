import type { Preferences } from '@sojourn/contracts';
import { anAnswer, somePreferences } from '../../shared/recommendation.fake';
import { addVersion, nameVersion, type ListVersion } from './versions.model';

const asked = (change: Partial<Preferences> = {}, note = ''): ListVersion => ({
  answer: anAnswer({ note }),
  preferences: somePreferences(change),
});
const first = asked();
const cheaper = asked({ refinement: 'cheaper' });
const warmer = asked({ refinement: 'cheaper\nwarmer' });
const swapped = asked({ kept: [{ id: 'kyoto', at: 1 }], refused: ['lisbon'], insteadOf: 'lisbon' });
const swappedAgain = asked({ kept: [], refused: ['lisbon', 'oslo'], insteadOf: 'oslo' });
const without = asked({ refinement: 'cheaper\nwarmer', withoutWishes: ['warm'] });

describe('adding a version', () => {
  test('stands at the end', () => {
    expect(addVersion(addVersion([first], cheaper), warmer)).toEqual([first, cheaper, warmer]);
  });

  test('replaces one that was asked alike, where it stands', () => {
    const again = asked({ refinement: 'cheaper' }, 'made again');
    expect(addVersion([first, cheaper, warmer], again)).toEqual([first, again, warmer]);
  });

  test('drops those of another plan', () => {
    const other = asked({ budget: 9_000 });
    expect(addVersion([first, cheaper], other)).toEqual([other]);
  });

  test('counts what was kept or swapped to the same plan', () =>
    expect(addVersion([first], swapped)).toEqual([first, swapped]));

  test('counts an answered question to the same plan', () => {
    const confirmed = asked({ confirmedWishes: ['not-thing:beaches'] });
    expect(addVersion([first], confirmed)).toEqual([first, confirmed]);
    expect(nameVersion(confirmed, first)).toBe('Wishes changed');
  });

  test('makes room by the oldest but the first', () => {
    const many = Array.from({ length: 9 }, (_, at) => asked({ refinement: `wish ${at}` }));
    const kept = many.reduce<ListVersion[]>(addVersion, [first]);
    expect(kept).toEqual([first, ...many.slice(-5)]);
  });
});

test('long words are shortened', () => {
  const long = asked({ refinement: 'somewhere with a very long sandy beach and no cars at all' });
  expect(nameVersion(long, first)).toBe('somewhere with a very long sandy beach…');
});

test.each([
  ['First list', first, undefined],
  ['cheaper', cheaper, first],
  ['warmer', warmer, cheaper],
  ['Wishes changed', without, warmer],
  ['Wishes changed', first, cheaper],
  ['Without Lisbon', swapped, first],
  ['One swapped', swappedAgain, swapped],
  ['cheaper', cheaper, swapped],
])('%s is the name', (name, version, before) => expect(nameVersion(version, before)).toBe(name));
