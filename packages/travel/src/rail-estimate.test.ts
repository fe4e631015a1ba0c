import fc from 'fast-check';
import { estimateRail } from './rail-estimate';

const berlin = { latitude: 52.52, longitude: 13.405 };
const position = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

describe('a train', () => {
  test.each([
    ['Prague', { latitude: 50.09, longitude: 14.42 }, [200, 280]],
    ['Vienna', { latitude: 48.21, longitude: 16.37 }, [360, 540]],
    ['Paris', { latitude: 48.86, longitude: 2.35 }, [480, 660]],
  ] as const)('from Berlin to %s takes about as long as timetables say', (_name, to, [least, most]) => {
    const { minutes } = estimateRail(berlin, to);
    expect(minutes).toBeGreaterThanOrEqual(least);
    expect(minutes).toBeLessThanOrEqual(most);
  });

  test.each([
    ['Prague', { latitude: 50.09, longitude: 14.42 }, [80, 130]],
    ['Vienna', { latitude: 48.21, longitude: 16.37 }, [150, 220]],
    ['Paris', { latitude: 48.86, longitude: 2.35 }, [250, 350]],
  ] as const)('from Berlin to %s and back costs two ordinary tickets', (_name, to, [least, most]) => {
    const { fare } = estimateRail(berlin, to);
    expect(fare).toBeGreaterThanOrEqual(least);
    expect(fare).toBeLessThanOrEqual(most);
  });

  test('takes as long and costs as much back as there', () => {
    fc.assert(
      fc.property(position, position, (one, other) => {
        const [there, back] = [estimateRail(one, other), estimateRail(other, one)];
        expect(Math.abs(there.minutes - back.minutes)).toBeLessThanOrEqual(5);
        expect(Math.abs(there.fare - back.fare)).toBeLessThanOrEqual(10);
        expect(there.fare % 10).toBe(0);
      }),
    );
  });
});
