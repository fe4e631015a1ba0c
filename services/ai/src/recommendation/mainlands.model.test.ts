import { isOnIsland } from './mainlands.model';

test.each([
  ['barbados', true],
  ['sicily', true],
  ['sri-lanka', true],
  ['europe', false],
  ['great-britain', false],
  ['los-cabos', false],
])('tells whether somebody means %s by an island', (landmass, is) =>
  expect(isOnIsland({ landmass, sceneKind: 'beach' })).toBe(is),
);
