import { weatherSchema } from '@sojourn/contracts/weather';
import { addDays } from '@sojourn/travel';
import fc from 'fast-check';
import { sampleClimate, sampleForecast } from './sample-weather.model';

const anyDay = fc.integer({ min: 0, max: 2_000 }).map((later) => addDays('2026-01-01', later));

describe('a sample forecast', () => {
  test.each([
    ['Miami Beach', 28, 35],
    ['Canary Islands', 28, 35],
    ['somewhere TROPICAL', 28, 35],
    ['Rocky Mountains', 5, 15],
    ['Swiss Alps', 5, 15],
    ['Scottish Highlands', 5, 15],
    ['The Black Forest', 20, 30],
    ['Jungle lodge', 20, 30],
    ['Sahara desert', 35, 45],
    ['Grand Canyon', 35, 45],
    ['Rome, Italy', 15, 30],
    ['', 15, 30],
  ])('of %s has from %i to %i °C on every day, and the numbers of the specification', (place, low, high) => {
    fc.assert(
      fc.property(anyDay, (from) => {
        const weather = sampleForecast(place, from);
        expect(
          weatherSchema.safeParse({ location: place, kind: 'forecast', source: 'sample', ...weather }).success,
        ).toBe(true);
        expect(weather.forecast.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4].map((later) => addDays(from, later)));
        for (const { temperature } of [weather, ...weather.forecast]) {
          expect(temperature).toBeGreaterThanOrEqual(low);
          expect(temperature).toBeLessThanOrEqual(high);
        }
        expect(weather.humidity).toBeGreaterThanOrEqual(40);
        expect(weather.humidity).toBeLessThanOrEqual(90);
        expect(weather.windSpeed).toBeGreaterThanOrEqual(5);
        expect(weather.windSpeed).toBeLessThanOrEqual(25);
      }),
    );
  });

  test('says the same of a day whichever day it begins on, however the place is spelled', () => {
    const [, second] = sampleForecast('São Paulo', '2027-04-10').forecast;
    expect(sampleForecast('sao  paulo', '2027-04-11').forecast[0]).toEqual(second);
  });

  test('is another one elsewhere and on another day', () => {
    const of = (place: string, from: string) => JSON.stringify(sampleForecast(place, from).forecast);
    expect(of('Rome', '2027-04-10')).not.toBe(of('Paris', '2027-04-10'));
    expect(of('Rome', '2027-04-10')).not.toBe(of('Rome', '2027-05-10'));
  });
});

describe('a sample climate', () => {
  test('is one for all days of a month, from its usual high where that is known', () => {
    const april = sampleClimate('Rome', '2027-04-10', 18.6);
    expect(april.temperature).toBe(19);
    expect(april.forecast.every(({ temperature }) => temperature === 19)).toBe(true);
    expect(sampleClimate('Rome', '2028-04-02', 18.6)).toMatchObject({ condition: april.condition, temperature: 19 });
  });

  test('keeps to the range of the place where no high is known', () => {
    fc.assert(
      fc.property(anyDay, (from) => {
        const { temperature } = sampleClimate('Swiss Alps', from, null);
        expect(temperature).toBeGreaterThanOrEqual(5);
        expect(temperature).toBeLessThanOrEqual(15);
      }),
    );
  });

  test('snows nowhere warm, and is else as it would be', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(), fc.double({ min: -20, max: 40, noNaN: true }), (from, number, high) => {
        const place = `Alps ${number}`;
        const { condition } = sampleClimate(place, from, null);
        expect(sampleClimate(place, from, 3).condition).toBe(condition);
        const usual = high > 3 && condition === 'Snow' ? 'Rain' : condition;
        expect(sampleClimate(place, from, high).condition).toBe(usual);
      }),
    );
  });

  test('is another one in another month', () => {
    const months = ['01', '02', '03', '04', '05', '06', '07', '08'];
    const made = months.map((month) => sampleClimate('Rome', `2027-${month}-10`, null).temperature);
    expect(new Set(made).size).toBeGreaterThan(3);
  });
});
