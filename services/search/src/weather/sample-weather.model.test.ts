import { weatherSchema } from '@sojourn/contracts/weather';
import { addDays } from '@sojourn/travel';
import fc from 'fast-check';
import { sampleClimate, sampleForecast } from './sample-weather.model';
import { usualHighOn, type Sky, type UsualClimate } from './usual-climate.model';

const romeHighs = [12, 13, 16, 19, 24, 28, 31, 31, 27, 22, 17, 13];
const tromsoHighs = [-2, -2, 0, 3, 8, 12, 15, 14, 10, 5, 1, -1];
const under = (sky: Sky, highs: readonly number[]): UsualClimate => ({ highs, skies: Array<Sky>(12).fill(sky) });
const rome = under('changeable', romeHighs);
const tromso = under('overcast', tromsoHighs);
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

describe('a sample forecast of a known place', () => {
  test.each([
    ['Rome', romeHighs],
    ['Tromsø', tromsoHighs],
    ['Miami Beach', romeHighs],
  ])('keeps within four degrees of the usual high when the place is %s', (place, highs) => {
    fc.assert(
      fc.property(anyDay, (from) => {
        for (const { day, temperature } of sampleForecast(place, from, under('changeable', highs)).forecast) {
          expect(Math.abs(temperature - usualHighOn(highs, day))).toBeLessThanOrEqual(4.5);
        }
      }),
    );
  });

  test('snows only when it is cold, and rains only when it is not', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(), (from, number) => {
        for (const { temperature, condition } of sampleForecast(`Alps ${number}`, from, tromso).forecast) {
          if (condition === 'Snow') expect(temperature).toBeLessThanOrEqual(2);
          if (condition === 'Rain') expect(temperature).toBeGreaterThan(2);
        }
      }),
    );
  });
});

describe('the sky of a known climate', () => {
  const wet = new Set(['Rain', 'Drizzle', 'Thunderstorm', 'Snow']);

  test.each(['sunny', 'fair', 'dull'] as const)('brings no rain or snow when it is %s', (sky) => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(romeHighs, tromsoHighs), (from, highs) => {
        const climate = under(sky, highs);
        for (const { forecast } of [sampleForecast('Lima', from, climate), sampleClimate('Lima', from, climate)])
          for (const { condition } of forecast) expect(wet.has(condition)).toBe(false);
      }),
    );
  });

  test('is a dry one when nobody knows it', () => {
    expect(sampleClimate('Rome', '2027-04-10', { highs: romeHighs, skies: null }).condition).toBe('Partly cloudy');
  });

  test('says rain when it is rainy, and snow when it is cold besides', () => {
    expect(sampleClimate('Rome', '2027-04-10', under('rainy', romeHighs)).condition).toBe('Rain');
    expect(sampleClimate('Tromsø', '2027-01-10', under('rainy', tromsoHighs)).condition).toBe('Snow');
  });
});

describe('a sample climate', () => {
  test('says that it is nothing but a sample when nobody knows what is usual', () => {
    expect(sampleClimate('Zwrtk', '2027-04-10', null).isUsualUnknown).toBe(true);
    expect(sampleClimate('Rome', '2027-04-10', rome).isUsualUnknown).toBeUndefined();
    expect(sampleForecast('Zwrtk', '2027-04-10').isUsualUnknown).toBeUndefined();
  });

  test('stays within a degree of the usual highs, and on them over five days, when they are known', () => {
    fc.assert(
      fc.property(anyDay, (from) => {
        const { forecast } = sampleClimate('Rome', from, rome);
        const offsets = forecast.map(({ day, temperature }) => temperature - Math.round(usualHighOn(romeHighs, day)));
        expect(offsets.toSorted((one, other) => one - other)).toEqual([-1, 0, 0, 0, 1]);
      }),
    );
  });

  test.each([['Rome', rome] as const, ['Zwrtk', null] as const])(
    'differs from day to day in %s when a month has one figure',
    (name, climate) => {
      fc.assert(
        fc.property(anyDay, (from) => {
          const { forecast } = sampleClimate(name, from, climate);
          expect(new Set(forecast.map(({ temperature }) => temperature)).size).toBeGreaterThan(1);
        }),
      );
    },
  );

  test('keeps to the range of the name when no high is known', () => {
    fc.assert(
      fc.property(anyDay, (from) => {
        const { temperature } = sampleClimate('Swiss Alps', from, null);
        expect(temperature).toBeGreaterThanOrEqual(5);
        expect(temperature).toBeLessThanOrEqual(15);
      }),
    );
  });

  test('is another one in another month', () => {
    const months = ['01', '02', '03', '04', '05', '06', '07', '08'];
    const made = months.map((month) => sampleClimate('Rome', `2027-${month}-10`, null).temperature);
    expect(new Set(made).size).toBeGreaterThan(3);
  });
});
