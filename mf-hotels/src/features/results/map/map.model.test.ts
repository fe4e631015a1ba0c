import { distanceKm } from '@sojourn/travel';
import fc from 'fast-check';
import { districts, drawnAt, flat, labelled, moved, rings, windowAround, zoomed } from './map.model';

const size = { width: 480, height: 480 };
const label = { width: 60, height: 28 };
const rome = { latitude: 41.9, longitude: 12.5 };

test('flat distances are those of the globe, over the date line, too', () => {
  const near = fc.double({ min: -0.3, max: 0.3, noNaN: true });
  const centre = fc.record({
    latitude: fc.integer({ min: -60, max: 60 }),
    longitude: fc.integer({ min: -180, max: 180 }),
  });
  fc.assert(
    fc.property(centre, near, near, (middle, north, east) => {
      const longitude = ((middle.longitude + east + 540) % 360) - 180;
      const place = { latitude: middle.latitude + north, longitude };
      const { x, y } = flat(middle, place);
      expect(Math.hypot(x, y)).toBeCloseTo(distanceKm(middle, place), 0);
    }),
  );
});

test('a window shows three quarters of the places around the centre', () => {
  const places = Array.from({ length: 20 }, (_, at) => ({ x: at < 15 ? at / 10 : 50, y: 0 }));
  const window = windowAround(places, size);
  const inside = places.filter((place) => drawnAt(place, window, size).x < size.width);
  expect(inside).toHaveLength(15);
  expect(windowAround([], size).scale).toBe(96);
});

test('it goes nearer and farther, but not for ever, and never leaves the town', () => {
  const window = { x: 0, y: 0, scale: 100 };
  expect(zoomed(window, 2, size).scale).toBe(200);
  expect(zoomed(window, 1_000, size).scale).toBe(800);
  expect(zoomed(window, 0, size).scale).toBe(4);
  expect(moved(window, 50, -100)).toEqual({ x: -0.5, y: 1, scale: 100 });
  expect(moved(window, -1e9, 1e9)).toEqual({ x: 60, y: -60, scale: 100 });
});

test('the centre of a window is in its middle', () => {
  expect(drawnAt({ x: 1, y: 2 }, { x: 1, y: 2, scale: 10 }, size)).toEqual({ x: 240, y: 240 });
  expect(drawnAt({ x: 2, y: 1 }, { x: 1, y: 2, scale: 10 }, size)).toEqual({ x: 250, y: 230 });
});

test.each([
  [100, [1, 2, 5]],
  [20, [5, 10, 20]],
  [800, [0.25, 0.5]],
])('at %d pixels a kilometre the circles are %j', (scale, expected) => {
  expect(rings({ x: 0, y: 0, scale }, size)).toEqual(expected);
});

test('a price lies on no price before it, nor beyond the edge', () => {
  const at = (id: string, x: number, y: number) => ({ id, at: { x, y } });
  const marks = [
    at('a', 100, 100),
    at('b', 130, 110),
    at('c', 170, 100),
    at('d', 100, 130),
    at('e', -5, 300),
    at('f', 300, 481),
  ];
  expect([...labelled(marks, label, size)]).toEqual(['a', 'c', 'd']);
});

test('districts are where several properties stand near each other', () => {
  const at = (area: string, north: number) => ({ area, position: { ...rome, latitude: rome.latitude + north } });
  const stays = [
    at('Prati', 0),
    at('Monti', 0.01),
    at('Monti', 0.012),
    at('Centre', 0),
    at('Centre', 0.5),
    at('', 0),
    at('', 0),
  ];
  const found = districts([...stays, at('Prati', 0.002), at('Prati', 0.001)], 5);
  expect(found.map(({ name }) => name)).toEqual(['Prati', 'Monti']);
  expect(found[0]?.position.latitude).toBeCloseTo(41.901);
  expect(districts([...stays, at('Prati', 0.002)], 1)).toHaveLength(1);
});
