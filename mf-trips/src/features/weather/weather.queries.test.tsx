import type { Weather } from '@sojourn/contracts/weather';
import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useWeather, type WeatherSearch } from './weather.queries';

const HOUR_MS = 3_600_000;
const weather = (location: string): Weather => ({
  ...{ location, kind: 'forecast', source: 'sample', temperature: 19, condition: 'Sunny', humidity: 62, windSpeed: 11 },
  forecast: [{ day: '2127-04-10', temperature: 19, condition: 'Sunny' }],
});
const rome: WeatherSearch = {
  destination: 'Rome, Italy',
  position: { latitude: 41.9, longitude: 12.5 },
  startDate: '2127-04-10',
};
const answers: Fakes = { 'GET /api/weather': ({ query }) => weather(query.toString()) };

let api: ReturnType<typeof fakeApi>;
const Subject = ({ search }: { search: WeatherSearch }) => {
  const { data, error } = useWeather(search);
  return <output aria-label="weather">{error?.message ?? data?.location ?? 'unknown'}</output>;
};
const shows = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByLabelText('weather')).toHaveTextContent(text));
const asked = () => api.calls.map(({ method, path, query }) => [`${method} ${path}`, Object.fromEntries(query)]);
function open(fakes: Fakes, first: WeatherSearch = rome, isOnline = true) {
  api = fakeApi(fakes);
  const client = createQueryClient(isOnline);
  const page = (search?: WeatherSearch) => (
    <PortalForTests user={null} client={client}>
      {search && <Subject search={search} />}
    </PortalForTests>
  );
  const { rerender } = render(page(first));
  const kept = () => client.getQueryCache().findAll({ queryKey: ['/api/weather'] });
  return { kept, show: (search: WeatherSearch) => rerender(page(search)), hide: () => rerender(page()) };
}
const inRome = { place: 'Rome, Italy', latitude: '41.9', longitude: '12.5', startDate: '2127-04-10' };

afterEach(() => {
  api.restore();
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('the weather', () => {
  test('is asked for by place, position and first day', async () => {
    const { kept } = open(answers);
    await shows(/place=Rome/);
    expect(asked()).toEqual([['GET /api/weather', inRome]]);
    const query = { place: 'Rome, Italy', latitude: 41.9, longitude: 12.5, startDate: '2127-04-10' };
    expect(kept().map(({ queryKey }) => queryKey)).toEqual([['/api/weather', query]]);
  });

  test('is asked for by its place alone where no position is known', async () => {
    open(answers, { ...rome, position: null });
    await shows(/place=Rome/);
    expect(asked()).toEqual([['GET /api/weather', { place: 'Rome, Italy', startDate: '2127-04-10' }]]);
  });

  test.each<[string, Partial<WeatherSearch>, object]>([
    ['place', { destination: 'Pisa' }, { place: 'Pisa' }],
    ['position', { position: { latitude: 43.7, longitude: 10.4 } }, { latitude: '43.7', longitude: '10.4' }],
    ['day', { startDate: '2127-05-01' }, { startDate: '2127-05-01' }],
  ])('of another %s is asked for', async (_what, other, query) => {
    const { show } = open(answers);
    await shows(/place=Rome/);
    show({ ...rome, ...other });
    await shows(new URLSearchParams({ ...inRome, ...query }).toString());
    expect(asked().slice(1)).toEqual([['GET /api/weather', { ...inRome, ...query }]]);
  });

  test('is good for an hour', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2127-04-01T10:00:00Z'));
    const { show, hide } = open(answers);
    await shows(/place=Rome/);
    hide();
    now.mockReturnValue(Date.parse('2127-04-01T10:00:00Z') + HOUR_MS - 1);
    show(rome);
    await shows(/place=Rome/);
    expect(asked()).toHaveLength(1);
    hide();
    now.mockReturnValue(Date.parse('2127-04-01T10:00:00Z') + HOUR_MS);
    show(rome);
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  test('waits for a connection', async () => {
    open(answers, rome, false);
    await shows('unknown');
    expect(api.calls).toEqual([]);
    await act(async () => onlineManager.setOnline(true));
    await shows(/place=Rome/);
    expect(asked()).toHaveLength(1);
  });

  test('is asked for again where nobody waited for the answer', async () => {
    let isHeld = true;
    const { show, hide } = open({
      'GET /api/weather': () => (isHeld ? new Promise(() => undefined) : weather('Rome')),
    });
    await waitFor(() => expect(asked()).toHaveLength(1));
    hide();
    isHeld = false;
    show(rome);
    await shows(/^Rome$/);
    expect(asked()).toHaveLength(2);
  });

  test.each<[string, Fakes, RegExp]>([
    ['there is none', { 'GET /api/weather': () => fakeError(503, 'unavailable', 'Gone.') }, /Gone\./],
    ['it is not weather', { 'GET /api/weather': () => ({ location: 'Rome' }) }, /cannot read/],
  ])('is an error where %s', async (_where, fakes, words) => {
    open(fakes);
    await shows(words);
  });
});
