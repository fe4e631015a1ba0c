import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenMeteoProvider } from './weather.provider.open-meteo';

const rome = { name: 'Rome', position: { latitude: 41.9, longitude: 12.5 } };
const today = '2026-11-21';

const daily = (time: string[], figures: Partial<Record<string, (number | null)[]>> = {}) => ({
  time,
  weather_code: time.map(() => 3),
  temperature_2m_max: time.map((_, at) => 15.6 + at),
  relative_humidity_2m_mean: time.map(() => 71),
  wind_speed_10m_max: time.map(() => 14.4),
  ...figures,
});
const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];

let asked: URL[] = [];
let answer: (url: URL, res: ServerResponse) => unknown = () => ({});
const server = createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://localhost');
  asked.push(url);
  const body = answer(url, res);
  if (!res.writableEnded) res.setHeader('content-type', 'application/json').end(JSON.stringify(body));
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const provider = (apiKey?: string) => createOpenMeteoProvider({ url, archiveUrl: url, apiKey, timeoutMs: 60_000 });

describe('Open-Meteo', () => {
  test('forecasts five days from a first one', async () => {
    answer = () => ({ daily: daily(days) });
    const weather = await provider('secret').forecast(rome, { from: '2026-11-25', today });
    expect(weather).toEqual({
      temperature: 16,
      condition: 'Cloudy',
      humidity: 71,
      windSpeed: 14,
      forecast: days.map((day, at) => ({ day, temperature: 16 + at, condition: 'Cloudy' })),
    });
    expect(asked[0]?.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      latitude: '41.9',
      longitude: '12.5',
      timezone: 'auto',
      start_date: '2026-11-25',
      end_date: '2026-11-29',
      apikey: 'secret',
    });
  });

  test('asks for no day beyond the sixteenth', async () => {
    answer = () => ({ daily: daily(['2026-12-05', '2026-12-06']) });
    const { forecast } = await provider().forecast(rome, { from: '2026-12-05', today });
    expect(forecast).toHaveLength(2);
    expect(asked[0]?.searchParams.get('end_date')).toBe('2026-12-06');
    expect(asked[0]?.searchParams.has('apikey')).toBe(false);
  });

  test('says what it is like just now once a trip has begun', async () => {
    const current = { temperature_2m: 9.4, relative_humidity_2m: 88, weather_code: 63, wind_speed_10m: 20.6 };
    answer = () => ({ current, daily: daily(days) });
    const weather = await provider().forecast(rome, { from: null, today });
    expect(weather).toMatchObject({ temperature: 9, condition: 'Rain', humidity: 88, windSpeed: 21 });
    expect(asked[0]?.searchParams.get('forecast_days')).toBe('5');
  });

  test('knows a month by what it was like in three years', async () => {
    const highs: Record<string, number> = { '2025-02-01': 10, '2024-02-01': 12, '2023-02-01': 14 };
    answer = ({ searchParams }) => {
      const from = searchParams.get('start_date') ?? '';
      return { daily: daily([from], { temperature_2m_max: [highs[from] ?? null] }) };
    };
    const weather = await provider().climate(rome, { from: '2027-02-26', today });
    expect(weather).toMatchObject({ temperature: 12, condition: 'Cloudy', humidity: 71, windSpeed: 14 });
    expect(weather.forecast.map(({ day }) => day)).toEqual([
      '2027-02-26',
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
      '2027-03-02',
    ]);
    expect(asked.map(({ searchParams }) => searchParams.get('end_date')).sort()).toEqual([
      '2023-02-28',
      '2024-02-29',
      '2025-02-28',
    ]);
    expect(asked.every(({ pathname }) => pathname === '/v1/archive')).toBe(true);
  });

  test('leaves out days that nobody has figures for, and says when there are none', async () => {
    answer = () => ({ daily: daily(days, { temperature_2m_max: [null, 20, null, 21, null] }) });
    expect((await provider().forecast(rome, { from: '2026-11-25', today })).forecast).toHaveLength(2);
    answer = () => ({ daily: daily([]) });
    const none = { code: 'unavailable', message: 'The weather provider has no figures for these days.' };
    await expect(provider().forecast(rome, { from: null, today })).rejects.toMatchObject(none);
    await expect(provider().climate(rome, { from: '2027-02-26', today })).rejects.toMatchObject(none);
  });

  test('says so when it does not know where a place is', async () => {
    const nowhere = { name: 'Atlantis', position: null };
    const unknown = { code: 'not-found', message: 'We do not know where Atlantis is.' };
    await expect(provider().forecast(nowhere, { from: null, today })).rejects.toMatchObject(unknown);
    await expect(provider().climate(nowhere, { from: '2027-02-26', today })).rejects.toMatchObject(unknown);
    expect(asked).toEqual([]);
  });

  test.each([
    ['another shape', () => ({ daily: { time: 'today' } })],
    ['an error', (_: URL, res: ServerResponse) => res.writeHead(500).end('{"error":true}')],
    ['a redirect', (_: URL, res: ServerResponse) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['no JSON', (_: URL, res: ServerResponse) => res.writeHead(200).end('<html>')],
  ])('is unavailable when it answers with %s', async (_name, given) => {
    answer = given;
    await expect(provider().forecast(rome, { from: null, today })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The weather provider cannot be reached at the moment. Please try again later.',
    });
  });
});
