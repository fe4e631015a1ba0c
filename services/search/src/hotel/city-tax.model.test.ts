import { taxOn, type CityTax, type TaxedStay } from './city-tax.model';

const stay: TaxedStay = {
  ...{ checkIn: '2027-04-13', nights: 3, stars: 4, kind: 'hotel' },
  ...{ adults: 2, guests: 3, rooms: 2, night: 200 },
};

test.each<[string, CityTax, Partial<TaxedStay>, number]>([
  ['an amount a guest and night, not of children', { guest: 4 }, {}, 24],
  ['an amount a room and night', { room: 3.5 }, {}, 21],
  ['an amount once a guest', { visit: 9 }, {}, 27],
  ['a share of the rate', { share: 0.1 }, {}, 60],
  ['an amount by stars', { guest: { byStars: [1, 2, 3, 4, 5] } }, { stars: 2 }, 12],
  [
    'steps by what a room costs',
    {
      share: {
        steps: [
          [0, 0.05],
          [101, 0.18],
        ],
      },
    },
    {},
    30,
  ],
  [
    'the upper step',
    {
      share: {
        steps: [
          [0, 0.05],
          [100, 0.18],
        ],
      },
    },
    {},
    108,
  ],
  ['at most so many nights', { guest: 4, mostNights: 7 }, { nights: 10 }, 56],
  ['nothing before it begins', { guest: 4, since: '2027-04-14' }, {}, 0],
  ['nothing when it has ended', { guest: 4, until: '2027-04-12' }, {}, 0],
  ['nothing outside its months', { guest: 4, months: [5, 6] }, {}, 0],
  ['nothing in houses that do not collect it', { guest: 4, kinds: ['apartment'] }, {}, 0],
])('collects %s', (...[, tax, more, amount]) => {
  expect(taxOn([tax], { ...stay, ...more })).toBeCloseTo(amount);
});

test('sums what applies at once', () => {
  expect(taxOn([{ room: 3.5 }, { share: 0.1 }, { guest: 1, months: [1] }], stay)).toBeCloseTo(81);
});
