import { conceptsOf, isOnlyKinds, withoutKinds } from './sight-kinds.model';

test.each([
  ['palenque ruins', 'palenque'],
  ['the alamo', 'alamo'],
  ['louvre tickets', 'louvre'],
  ['bondi to coogee walk', 'bondi coogee'],
  ['castillo de chapultepec', 'chapultepec'],
  ['sugarloaf cable car', 'sugarloaf'],
  ['old town', 'old town'],
])('leaves of %j what tells it from others: %j', (typed, left) => {
  expect(withoutKinds(typed)).toBe(left);
});

test('knows a kind in several languages as one, and articles as none', () => {
  expect(conceptsOf('musee picasso')).toEqual(conceptsOf('the picasso museum'));
  expect(conceptsOf('victoria market')).not.toEqual(conceptsOf('victoria peak'));
  expect(conceptsOf('tickets for the louvre')).toEqual(new Set());
});

test.each([
  ['old town', true],
  ['botanical garden', true],
  ['old faithful', false],
])('says whether %j is no more than a kind: %s', (typed, expected) => {
  expect(isOnlyKinds(typed)).toBe(expected);
});
