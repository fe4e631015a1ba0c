import { isTown, placeLookOf, viewOf, views, type PlaceLook } from './place-look.model';

const place = {
  country: 'Iceland',
  continent: 'Europe',
  sceneKind: 'winter',
  position: { latitude: 64, longitude: -22 },
} as const;
const look = (rest: Partial<PlaceLook>): PlaceLook => ({
  ...{ style: 'other', kind: 'city', hasCoral: false, isAfrica: false, ground: { biome: 'temperate', hasSnow: false } },
  ...rest,
});

test('a sea has corals between the thirtieth degrees', () => {
  expect(placeLookOf(place)).toEqual({
    ...{ style: 'european', kind: 'winter', hasCoral: false, isAfrica: false },
    ground: { biome: 'bare', hasSnow: true },
  });
  expect(placeLookOf({ ...place, position: { latitude: -18, longitude: 178 } }).hasCoral).toBe(true);
});

test.each([
  ['european', 'city', 'built', 'view-old-town'],
  ['other', 'city', 'built', 'view-city'],
  ['eastern', 'old-town', 'built', 'lantern-street'],
  ['islamic', 'city', 'built', 'medina'],
  ['islamic', 'desert', 'built', 'view-desert'],
  ['eastern', 'old-town', 'land', 'view-city'],
  ['other', 'island', 'land', 'view-island'],
  ['european', 'island', 'land', 'view-beach'],
  ['other', 'desert', 'land', 'trail'],
] as const)('shows %s %s of what is %s as %s', (...[style, kind, of, view]) => {
  expect(viewOf(look({ style, kind }), of)).toBe(view);
});

test('a view of each landscape is drawn, and two of them are towns', () => {
  expect(views.filter((view) => isTown({ kind: view.slice(5) as PlaceLook['kind'] }))).toEqual(
    expect.arrayContaining(['view-city', 'view-old-town']),
  );
});

test('draws no volcano on an island of coral', () => {
  const island = {
    country: 'Maldives',
    continent: 'Asia',
    sceneKind: 'island',
    position: { latitude: 4, longitude: 73 },
  };
  expect(placeLookOf({ ...island, id: 'maldives' } as Parameters<typeof placeLookOf>[0]).kind).toBe('beach');
  expect(placeLookOf(island as Parameters<typeof placeLookOf>[0]).kind).toBe('island');
});
