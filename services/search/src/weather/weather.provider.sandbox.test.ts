import { sampleClimate, sampleForecast } from './sample-weather.model';
import { createSandboxWeatherProvider } from './weather.provider.sandbox';

const highs = [12, 13, 16, 19, 24, 28, 31, 31, 27, 22, 17, 13];
const position = { latitude: 41.9, longitude: 12.5 };
const climate = { highs, skies: null };
const provider = createSandboxWeatherProvider([{ name: 'Rome', position, highs }]);
const today = '2027-04-10';

test('says that its figures are a sample', () => {
  expect(provider).toMatchObject({ name: 'sandbox', source: 'sample' });
});

test('answers with the usual weather of the catalogue when it knows the place', async () => {
  for (const name of ['Rome', 'Rome, Italy', 'rome, Lazio, Italy']) {
    expect(await provider.climate({ name, position }, { from: today, today })).toEqual(
      sampleClimate(name, today, climate),
    );
  }
});

test("answers in the specification's ranges when it does not know the place", async () => {
  for (const name of ['Zwrtk', 'Italy, Rome', '']) {
    const place = { name, position: null };
    expect(await provider.climate(place, { from: today, today })).toEqual(sampleClimate(name, today, null));
  }
});

test('begins a forecast on the day that is asked for, or today', async () => {
  const place = { name: 'Rome', position };
  expect(await provider.forecast(place, { from: '2027-04-12', today })).toEqual(
    sampleForecast('Rome', '2027-04-12', climate),
  );
  expect(await provider.forecast(place, { from: null, today })).toEqual(sampleForecast('Rome', today, climate));
});
