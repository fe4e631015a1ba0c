import { greece } from './greece';

it('stays on the island: every place is within a quarter of a degree of Fira', () => {
  const places = greece.items.flatMap(({ place }) => (place ? [place] : []));
  expect(places.length).toBeGreaterThan(10);
  for (const [name, latitude, longitude] of places) {
    expect([name, Math.abs(latitude - greece.place.latitude) < 0.25]).toEqual([name, true]);
    expect([name, Math.abs(longitude - greece.place.longitude) < 0.25]).toEqual([name, true]);
  }
});

it('goes by Athens both ways, with an hour or more to change', () => {
  const segments = greece.bookings['flights']?.segments ?? [];
  expect(segments.map(({ from, to }) => `${from[0]} ${to[0]}`)).toEqual(['LHR ATH', 'ATH JTR', 'JTR ATH', 'ATH LHR']);
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  for (const [arriving, leaving] of [segments.slice(0, 2), segments.slice(2)])
    expect(minutes(leaving?.from[2] ?? '') - minutes(arriving?.to[2] ?? '')).toBeGreaterThanOrEqual(60);
});

it('sleeps ten nights in one house, from the first day to the last', () => {
  const stays = greece.items.filter(({ type }) => type === 'stay');
  expect(stays).toMatchObject([{ day: 1, end: { daysLater: 10 }, booking: 'stay' }]);
});
