import { sampleClimate, sampleForecast } from './sample-weather.model';
import { createSandboxWeatherProvider } from './weather.provider.sandbox';

const highs = [12, 13, 16, 19, 24, 28, 31, 31, 27, 22, 17, 13];
const provider = createSandboxWeatherProvider([{ name: 'Rome', highs }]);
const position = { latitude: 41.9, longitude: 12.5 };
const climateOf = (name: string, from: string) => provider.climate({ name, position }, { from, today: from });

test('what it says is a sample, and it says so', () => {
  expect(provider).toMatchObject({ name: 'sandbox', source: 'sample' });
});

test.each([
  ['2027-01-10', 12],
  ['2027-04-10', 19],
  ['2027-12-31', 13],
])('the month of %s is usually as warm as the catalogue knows it: %d °C', async (from, high) => {
  for (const name of ['Rome', 'Rome, Italy', 'rome, Lazio, Italy']) {
    expect(await climateOf(name, from)).toEqual(sampleClimate(name, from, high));
    expect((await climateOf(name, from)).temperature).toBe(high);
  }
});

test('where the catalogue knows nothing the climate is a sample altogether', async () => {
  for (const name of ['Zwrtk', 'Italy, Rome', '']) {
    expect(await climateOf(name, '2027-04-10')).toEqual(sampleClimate(name, '2027-04-10', null));
  }
});

test('a forecast begins on the day that is asked for, or today', async () => {
  const place = { name: 'Rome', position };
  const today = '2027-04-10';
  expect(await provider.forecast(place, { from: '2027-04-12', today })).toEqual(sampleForecast('Rome', '2027-04-12'));
  expect(await provider.forecast(place, { from: null, today })).toEqual(sampleForecast('Rome', today));
});
