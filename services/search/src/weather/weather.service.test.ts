import { createFakeCacheRepository } from '../cache/cache.repository.fake';
import { createCache } from '../cache/cache.service';
import type { WeatherFigures } from './weather.model';
import type { WeatherProvider } from './weather.provider';
import { createWeatherService } from './weather.service';

const figures: WeatherFigures = {
  temperature: 19,
  condition: 'Sunny',
  humidity: 60,
  windSpeed: 11,
  forecast: [21, 22, 23, 24, 25].map((day) => ({ day: `2026-11-${day}`, temperature: 19, condition: 'Sunny' })),
};

function start() {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const now = () => clock.now;
  const asked: unknown[] = [];
  const state = { isDown: false, isClimateDown: false, isUsualUnknown: false, forecast: figures.forecast };
  const answer = async (...call: unknown[]) => {
    asked.push(call);
    if (state.isDown || (state.isClimateDown && call[0] === 'climate')) throw new Error('gone');
    if (call[0] === 'forecast') return { ...figures, forecast: state.forecast };
    return state.isUsualUnknown ? { ...figures, isUsualUnknown: true } : figures;
  };
  const provider: WeatherProvider = {
    name: 'fake',
    source: 'live',
    forecast: (place, days) => answer('forecast', place, days.from),
    climate: (place, days) => answer('climate', place, days.from),
  };
  const cache = createCache({ repository: createFakeCacheRepository(now), now, random: () => 0.5, onError: () => {} });
  const locate = (name: string) => (name === 'Rome' ? { latitude: 41.90042, longitude: 12.49996 } : null);
  const service = createWeatherService({ provider, cache, locate, now });
  const ask = async (startDate: string, rest: { latitude?: number; longitude?: number; place?: string } = {}) =>
    JSON.parse((await service.weather({ place: 'Rome', startDate, ...rest })).toString()) as Record<string, unknown>;
  return { ask, asked, clock, state };
}
const rome = { name: 'Rome', position: { latitude: 41.9, longitude: 12.5 } };

describe('the weather of a trip', () => {
  test('is a forecast from its first day up to 14 days ahead, and then what the month is usually like', async () => {
    const { ask, asked } = start();
    expect(await ask('2026-12-05')).toEqual({ location: 'Rome', source: 'live', kind: 'forecast', ...figures });
    expect(await ask('2026-12-06')).toMatchObject({ kind: 'climate', note: 'Usual weather for December.' });
    expect(asked).toEqual([
      ['forecast', rome, '2026-12-05'],
      ['climate', rome, '2026-12-06'],
    ]);
  });

  test('is the one from today on when the trip has begun, by the day at the place', async () => {
    const { ask, asked } = start();
    await ask('2026-11-21');
    await ask('2026-11-10');
    expect(asked).toEqual([['forecast', rome, null]]);
  });

  test('is that of a position where there is one, a kilometre more or less', async () => {
    const { ask, asked } = start();
    await ask('2026-11-25', { latitude: 40.001, longitude: 10 });
    await ask('2026-11-25', { latitude: 40.004, longitude: 10.001 });
    await ask('2026-11-25', { place: 'Nowhere' });
    expect(asked).toEqual([
      ['forecast', { name: 'Rome', position: { latitude: 40, longitude: 10 } }, '2026-11-25'],
      ['forecast', { name: 'Nowhere', position: null }, '2026-11-25'],
    ]);
  });

  test('is asked for once an hour, and says its age when the provider is down', async () => {
    const { ask, asked, clock, state } = start();
    await ask('2026-11-25');
    clock.now += 59 * 60_000;
    await ask('2026-11-25');
    expect(asked).toHaveLength(1);
    state.isDown = true;
    clock.now += 2 * 3_600_000;
    expect(await ask('2026-11-25')).toMatchObject({
      ...figures,
      note: 'This forecast is 3 hours old: the weather provider cannot be reached at the moment.',
    });
    await expect(ask('2026-11-26')).rejects.toThrow('gone');
  });

  test('has five days, the last ones usual, when the forecast knows only two', async () => {
    const { ask, asked, state } = start();
    state.forecast = figures.forecast.slice(0, 2);
    const { forecast } = (await ask('2026-11-21')) as { forecast: unknown[] };
    expect(forecast).toEqual([
      ...figures.forecast.slice(0, 2),
      ...figures.forecast.slice(0, 3).map((day) => ({ ...day, isUsual: true })),
    ]);
    expect(asked).toEqual([
      ['forecast', rome, null],
      ['climate', rome, '2026-11-23'],
    ]);
  });

  test('keeps the days of the forecast when nobody can say what is usual behind them', async () => {
    const { ask, state } = start();
    state.forecast = figures.forecast.slice(0, 2);
    state.isClimateDown = true;
    expect(await ask('2026-11-21')).toMatchObject({ forecast: figures.forecast.slice(0, 2) });
  });

  test('says that nobody knows it when the provider does not know what is usual', async () => {
    const { ask, state } = start();
    state.isUsualUnknown = true;
    expect(await ask('2027-04-10')).toMatchObject({
      isUsualUnknown: true,
      note: 'We do not know the usual weather of this place.',
    });
  });

  test('of a month is as good a week later', async () => {
    const { ask, asked, clock, state } = start();
    await ask('2027-04-10');
    state.isDown = true;
    clock.now += 8 * 24 * 3_600_000;
    expect((await ask('2027-04-10'))['note']).toBe('Usual weather for April.');
    expect(asked).toHaveLength(2);
  });
});
