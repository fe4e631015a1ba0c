import fc from 'fast-check';
import {
  actOf,
  canPreview,
  canvasSizeOf,
  firstPlace,
  placeAfter,
  PreviewFailed,
  zooms,
  type Act,
} from './preview.model';

test.each([
  ['application/pdf', true],
  ['image/png', true],
  ['image/jpeg', true],
  ['application/msword', false],
] as const)('%s can be shown: %s', (mediaType, expected) => expect(canPreview({ mediaType })).toBe(expected));

test.each<[Act, number, number]>([
  ['next', 2, 2],
  ['previous', 1, 2],
  ['last', 3, 2],
  ['larger', 1, 3],
  ['smaller', 1, 1],
  ['fit', 1, 2],
])('%s leads from the first of three pages to %i at zoom %i', (act, page, zoom) =>
  expect(placeAfter(firstPlace, act, 3)).toEqual({ page, zoom }),
);

test('nobody leaves the file or its zooms, and stays where there is no further', () => {
  const acts = fc.array(fc.constantFrom<Act>('next', 'previous', 'first', 'last', 'larger', 'smaller', 'fit'));
  fc.assert(
    fc.property(acts, fc.integer({ min: 0, max: 5 }), (all, pages) => {
      const { page, zoom } = all.reduce((place, act) => placeAfter(place, act, pages), firstPlace);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(Math.max(1, pages));
      expect(zooms[zoom]).toBeDefined();
    }),
  );
  expect(placeAfter(firstPlace, 'previous', 3)).toBe(firstPlace);
});

test.each([
  ['ArrowRight', 'next'],
  ['PageUp', 'previous'],
  ['End', 'last'],
  ['+', 'larger'],
  ['0', 'fit'],
  ['Tab', undefined],
  ['Escape', undefined],
])('the key %s is %s', (key, act) => expect(actOf(key)).toBe(act));

test('a canvas is as wide as its room at a zoom of 1, and sharp on a dense screen', () => {
  const size = canvasSizeOf({ width: 600, height: 800 }, zooms.indexOf(1), { room: 300, density: 2 });
  expect(size).toEqual({ width: 300, height: 400, pixelWidth: 600, pixelHeight: 800 });
});

test('no canvas has more pixels than a browser shows', () => {
  const side = fc.double({ min: 1, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.nat(zooms.length - 1), (width, height, zoom) => {
      const size = canvasSizeOf({ width, height }, zoom, { room: 900, density: 3 });
      expect(size.pixelWidth * size.pixelHeight).toBeLessThanOrEqual(16_100_000);
      expect(size.pixelWidth).toBeGreaterThan(0);
    }),
  );
});

test('a file that fails says why', () => {
  expect(new PreviewFailed('locked').message).toMatch(/has a password/);
});
