import fc from 'fast-check';
import { offerWith, seg, threeOffers } from '../../shared/offer.fake';
import { effortOf, effortWeights, highlightsOf } from './best.model';

const reasons = (offers = threeOffers) =>
  Object.fromEntries(highlightsOf(offers).map(({ kind, offer, reason }) => [kind, [offer.id, reason]]));

describe('the three answers', () => {
  test('each have an offer and a reason', () => {
    expect(reasons()).toEqual({
      best: ['BA542', 'Nonstop, $23 above the cheapest, 1h 50m quicker, at good hours'],
      cheapest: ['LH901-LH1870', 'Lowest of 3 prices, 2h slower than the fastest'],
      fastest: ['AZ201', 'Least time under way, $45 above the cheapest'],
    });
  });

  test('say so when one offer is all three', () => {
    const [only] = threeOffers;
    expect(reasons([only!])).toEqual({
      best: ['BA542', 'Nonstop, the lowest price, at good hours'],
      cheapest: ['BA542', 'The only price, and the fastest too'],
      fastest: ['BA542', 'Least time, and the lowest price'],
    });
  });

  test('are none where nothing is shown', () => expect(highlightsOf([])).toEqual([]));

  test('are true: nothing is cheaper than the cheapest, faster than the fastest, or less effort than the best', () => {
    const offer = fc
      .record({
        price: fc.integer({ min: 40, max: 900 }),
        hour: fc.integer({ min: 0, max: 20 }),
        minutes: fc.integer({ min: 40, max: 180 }),
        id: fc.uuid(),
      })
      .map(({ price, hour, minutes, id }) => {
        const end = hour * 60 + minutes;
        const clock = (at: number) =>
          `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
        return offerWith([seg('BA 1', `LHR ${clock(hour * 60)}`, `FCO ${clock(end)}`, `PT${minutes}M`)], {
          id,
          totalPrice: price,
        });
      });
    fc.assert(
      fc.property(fc.array(offer, { minLength: 1, maxLength: 30 }), (offers) => {
        const [best, cheapest, fastest] = highlightsOf(offers);
        for (const other of offers) {
          expect(effortOf(best!.offer)).toBeLessThanOrEqual(effortOf(other));
          expect(cheapest!.offer.totalPrice).toBeLessThanOrEqual(other.totalPrice);
        }
        expect(fastest!.minutes).toBe(Math.min(...highlightsOf(offers).map(({ minutes }) => minutes)));
      }),
    );
  });
});

describe('effort', () => {
  const day = offerWith([seg('BA 1', 'LHR 08:00', 'FCO 10:00', 'PT2H')], { totalPrice: 100 });

  test('is the fare and the hours of a nonstop by day', () => {
    expect(effortOf(day)).toBe(100 + 2 * effortWeights.hour);
  });

  test.each([
    [
      'leaving before six',
      offerWith([seg('BA 1', 'LHR 05:30', 'FCO 07:30', 'PT2H')], { totalPrice: 100 }),
      effortWeights.unsocialHour,
    ],
    [
      'landing after eleven',
      offerWith([seg('BA 1', 'LHR 21:30', 'FCO 23:30', 'PT2H')], { totalPrice: 100 }),
      effortWeights.unsocialHour,
    ],
    [
      'a change of planes with a comfortable wait',
      offerWith([seg('BA 1', 'LHR 08:00', 'MUC 09:00', 'PT1H'), seg('BA 2', 'MUC 10:30', 'FCO 11:30', 'PT1H')], {
        totalPrice: 100,
      }),
      effortWeights.stop + 1.5 * effortWeights.hour,
    ],
    [
      'a change of planes in a hurry',
      offerWith([seg('BA 1', 'LHR 08:00', 'MUC 09:00', 'PT1H'), seg('BA 2', 'MUC 09:50', 'FCO 10:50', 'PT1H')], {
        totalPrice: 100,
      }),
      effortWeights.stop + effortWeights.awkwardLayover + (50 / 60) * effortWeights.hour,
    ],
  ])('adds for %s', (_name, offer, extra) => {
    expect(effortOf(offer)).toBeCloseTo(effortOf(day) + extra, 6);
  });
});
