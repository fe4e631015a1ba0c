import { metropolitanCodes } from './metropolitan.model';

const area = (code: string) => metropolitanCodes.find(({ iataCode }) => iataCode === code);

test('a metropolitan code has its city and its airports', () => {
  expect(area('NYC')).toEqual({
    iataCode: 'NYC',
    cityName: 'New York City',
    airports: ['JFK', 'EWR', 'LGA'],
  });
});

test('every code is three letters, and every airport stands in one area, with others', () => {
  const airports = metropolitanCodes.flatMap((one) => one.airports);
  for (const code of [...airports, ...metropolitanCodes.map(({ iataCode }) => iataCode)])
    expect(code).toMatch(/^[A-Z]{3}$/);
  expect(new Set(airports).size).toBe(airports.length);
  for (const one of metropolitanCodes) expect(one.airports.length).toBeGreaterThanOrEqual(2);
});
