import { tokyo } from './tokyo';

it('leaves the city for Nikko alone, and is back that evening', () => {
  const away = tokyo.items.filter(
    ({ place }) =>
      place && (Math.abs(place[1] - tokyo.place.latitude) > 0.25 || Math.abs(place[2] - tokyo.place.longitude) > 0.25),
  );
  expect(away).toMatchObject([{ title: 'Day trip to Nikko', end: { time: '18:30' } }]);
  expect(away[0]?.end?.daysLater).toBeUndefined();
});

it('lands a day after it left, and is home on the day it leaves', () => {
  const segments = tokyo.bookings['flights']?.segments ?? [];
  expect(segments.map(({ from, to }) => [from[0], to[0], to[1] - from[1]])).toEqual([
    ['LHR', 'HND', 1],
    ['HND', 'LHR', 0],
  ]);
});

it('sleeps in one hotel from the landing to the last morning', () => {
  const stays = tokyo.items.filter(({ type }) => type === 'stay');
  expect(stays).toMatchObject([{ day: 2, end: { daysLater: 8 }, booking: 'stay' }]);
});

it('counts yen whole, as they have no smaller unit', () => {
  const yen = tokyo.expenses.filter(({ currency }) => currency === 'JPY');
  expect(yen.map(({ amount }) => amount).every((amount) => amount >= 1_000 && amount <= 20_000)).toBe(true);
  expect(yen).toHaveLength(4);
});
