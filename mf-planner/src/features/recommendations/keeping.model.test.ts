import { somePreferences } from '../../shared/recommendation.fake';
import { askAround, askInsteadOf, newcomerOf, toggleKept } from './keeping.model';

const list = ['lisbon', 'kyoto', 'rome'].map((id) => ({ id }));
const asked = somePreferences({ refused: ['oslo'], insteadOf: 'oslo', kept: [{ id: 'lisbon', at: 0 }] });

describe('refining around what is kept', () => {
  test('names each place with where it stands', () => {
    const { kept, refused, insteadOf } = askAround(asked, list, ['rome', 'gone']);
    expect({ kept, refused, insteadOf }).toEqual({
      kept: [{ id: 'rome', at: 2 }],
      refused: ['oslo'],
      insteadOf: undefined,
    });
  });

  test('asks for a whole list where nothing is kept', () => {
    expect(askAround(somePreferences(), list, [])).toEqual(somePreferences());
    expect(askAround(asked, list, [])).not.toHaveProperty('kept');
  });
});

describe('swapping one', () => {
  test('keeps all others, and does not see it again', () =>
    expect(askInsteadOf(asked, list, 'kyoto')).toMatchObject({
      kept: [
        { id: 'lisbon', at: 0 },
        { id: 'rome', at: 2 },
      ],
      refused: ['oslo', 'kyoto'],
      insteadOf: 'kyoto',
    }));

  test('forgets the first of very many', () => {
    const refused = Array.from({ length: 200 }, (_, at) => `place-${at}`);
    const { refused: after } = askInsteadOf(somePreferences({ refused }), list, 'kyoto');
    expect([after?.length, after?.[0], after?.at(-1)]).toEqual([200, 'place-1', 'kyoto']);
  });
});

test('a newcomer is what was not there before', () => {
  expect(newcomerOf([{ id: 'kyoto' }, { id: 'porto' }], list)).toEqual({ id: 'porto' });
  expect(newcomerOf(list, list)).toBeNull();
});

test('a place is kept and let go', () => {
  expect(toggleKept(['rome'], 'lisbon')).toEqual(['rome', 'lisbon']);
  expect(toggleKept(['rome', 'lisbon'], 'rome')).toEqual(['lisbon']);
});
