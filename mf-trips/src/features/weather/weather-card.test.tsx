import type { Weather } from '@sojourn/contracts/weather';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { WeatherCard } from './weather-card';

const weather: Weather = {
  location: 'Rome, Italy',
  kind: 'forecast',
  source: 'sample',
  temperature: 19,
  condition: 'Partly cloudy',
  humidity: 62,
  windSpeed: 11,
  forecast: [
    { day: '2027-04-10', temperature: 19, condition: 'Partly cloudy' },
    { day: '2027-04-11', temperature: 20, condition: 'Rain' },
    { day: '2027-04-12', temperature: 18, condition: 'Sunny' },
    { day: '2027-04-13', temperature: 21, condition: 'Cloudy' },
    { day: '2027-04-14', temperature: 22, condition: 'Snow' },
  ],
};

const Toast = () => {
  const { current } = useToast();
  return <output>{current && `${current.title}: ${current.description}`}</output>;
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());
function open(fakes: Fakes, position: { latitude: number; longitude: number } | null = null) {
  api = fakeApi(fakes);
  return render(
    <PortalForTests user={null}>
      <WeatherCard destination="Rome, Italy" position={position} startDate="2027-04-10" />
      <Toast />
    </PortalForTests>,
  );
}
const answers = (change: Partial<Weather> = {}): Fakes => ({ 'GET /api/weather': () => ({ ...weather, ...change }) });

describe('the weather card', () => {
  test('says what the first days will be like, and that it is a sample', async () => {
    const { container } = open(answers(), { latitude: 41.9, longitude: 12.5 });
    expect(await screen.findByText('Humidity 62%, wind 11 km/h')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Weather Forecast' })).toBeInTheDocument();
    expect(screen.getByText('Sample')).toBeInTheDocument();
    expect(screen.getByText(/When the trip begins, and the days after. A sample of such days/)).toBeInTheDocument();
    const days = within(screen.getByRole('list', { name: '5-day forecast' })).getAllByRole('listitem');
    expect(days.map((day) => day.textContent)).toEqual(['Sat19°', 'Sun20°', 'Mon18°', 'Tue21°', 'Wed22°']);
    expect(within(days[1] as HTMLElement).getByRole('img', { name: 'Rain' })).toBeInTheDocument();
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({
      place: 'Rome, Italy',
      latitude: '41.9',
      longitude: '12.5',
      startDate: '2027-04-10',
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  test('shows five usual days when the trip is far away', async () => {
    open(answers({ kind: 'climate', source: 'live', note: 'Usual weather for April.' }));
    expect(
      await screen.findByText('Usual for these days. A forecast appears two weeks before the trip.'),
    ).toBeVisible();
    const days = within(screen.getByRole('list', { name: 'Usual for these days' })).getAllByRole('listitem');
    expect(days).toHaveLength(5);
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
  });

  test('never calls its figures usual when nobody knows what is usual', async () => {
    open(answers({ kind: 'climate', isUsualUnknown: true }));
    expect(await screen.findByText(/We do not know the usual weather of this place\./)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Sample figures' })).toBeInTheDocument();
    expect(screen.getByText('Sample')).toBeInTheDocument();
    expect(screen.queryByText(/usual for these days/i)).not.toBeInTheDocument();
  });

  test('says from which day on its figures are only usual when the forecast ends before', async () => {
    const forecast = weather.forecast.map((day, at) => (at < 3 ? day : { ...day, isUsual: true }));
    open(answers({ forecast }));
    expect(await screen.findByText(/From Tue on: usual for these days\./)).toBeVisible();
    expect(within(screen.getByRole('list', { name: '5-day forecast' })).getAllByRole('listitem')).toHaveLength(5);
  });

  test('says how old a forecast is', async () => {
    open(answers({ note: 'This forecast is 3 hours old.', forecast: weather.forecast.slice(1) }));
    expect(await screen.findByText('This forecast is 3 hours old.')).toBeInTheDocument();
    expect(screen.getByText(/Just now, and the days ahead/)).toBeInTheDocument();
  });

  test('says so when there is none, and tries again', async () => {
    let isDown = true;
    const { container } = open({
      'GET /api/weather': () => (isDown ? fakeError(503, 'unavailable', 'Gone.') : weather),
    });
    expect(await screen.findByText('Unable to load weather data')).toBeInTheDocument();
    expect(screen.getByText('Please check your connection and try again.')).toBeInTheDocument();
    expect(
      screen.getByText('Weather Data Error: Could not load weather information for this location.'),
    ).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Humidity 62%, wind 11 km/h')).toBeInTheDocument();
  });
});
