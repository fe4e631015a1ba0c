import fc from 'fast-check';
import { positionQuery } from './position-query';

describe('a position as query text', () => {
  test.each([
    { of: { latitude: 51.4778671, longitude: -0.0014757123456789 }, is: { latitude: '51.478', longitude: '-0.001' } },
    { of: { latitude: -90, longitude: 180 }, is: { latitude: '-90.000', longitude: '180.000' } },
    { of: { latitude: 1e-7, longitude: 1e-7 }, is: { latitude: '0.000', longitude: '0.000' } },
  ])('has three decimals: $is', ({ of, is }) => expect(positionQuery(of)).toEqual(is));

  test('is what the contract takes, and a hundred metres away at most', () =>
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (longitude) => {
        const text = positionQuery({ latitude: 0, longitude }).longitude;
        expect(text).toMatch(/^-?\d{1,3}\.\d{3}$/);
        expect(Math.abs(Number(text) - longitude)).toBeLessThanOrEqual(0.000_500_1);
      }),
    ));
});
