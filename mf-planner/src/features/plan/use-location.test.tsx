import type { CurrentUser } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { typedLocation, unnamedLocation } from './location.model';
import { emptyDraft, type Draft } from './plan.model';
import { useLocationSearch, type LocationActions } from './use-location';

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Refused = (error: { code: number }) => void;

const PERMISSION = 'geolocation_permission_granted';
const leeds = { coords: { latitude: 53.8, longitude: -1.6 } };
const paris = { coords: { latitude: 48.9, longitude: 2.4 } };
const nearest = (cityName: string) => ({
  distanceKm: 12,
  airport: {
    id: 'airport-XXX',
    kind: 'airport',
    iataCode: 'XXX',
    name: 'Somewhere',
    address: { cityName, countryName: 'Somewhere', countryCode: 'XX' },
  },
});

let api: ReturnType<typeof fakeApi>;
let asked: { found: Found; refused: Refused }[] = [];
let draft: Draft;
let actions: LocationActions;

beforeEach(() => {
  asked = [];
  localStorage.clear();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (found: Found, refused: Refused) => asked.push({ found, refused }) },
  });
});
afterEach(() => api.restore());

const Toast = () => <output>{useToast().current?.title}</output>;

function Subject({ first, isAsked }: { first: Partial<Draft>; isAsked: boolean }) {
  const [current, setCurrent] = useState<Draft>({ ...emptyDraft, ...first });
  const change = useCallback((part: Partial<Draft>) => setCurrent((before) => ({ ...before, ...part })), []);
  actions = useLocationSearch(current, change, isAsked);
  draft = current;
  return null;
}

function open({
  first = {},
  isAsked = true,
  user = null,
  fakes = {},
}: { first?: Partial<Draft>; isAsked?: boolean; user?: CurrentUser | null; fakes?: Fakes } = {}) {
  api = fakeApi({ 'GET /api/airports/nearest': () => nearest('Leeds'), ...fakes });
  return render(
    <PortalForTests at="/" user={user}>
      <Subject first={first} isAsked={isAsked} />
      <Toast />
    </PortalForTests>,
  );
}
const begin = () => act(() => actions.request());
const find = (position: typeof leeds, at = 0) => act(async () => void asked[at]?.found(position));
const refuse = (code: number, at = 0) => act(() => asked[at]?.refused({ code }));

describe('a position', () => {
  test('is looked for, named and remembered as allowed', async () => {
    open();
    begin();
    expect([draft.locationStatus, draft.location]).toEqual(['requesting', null]);
    await find(leeds);
    await waitFor(() => expect(draft.locationStatus).toBe('granted'));
    expect(draft.location).toMatchObject({ latitude: 53.8, longitude: -1.6, city: 'Leeds', nearestAirport: 'XXX' });
    expect(localStorage.getItem(PERMISSION)).toBe('true');
  });

  test.each([
    [
      'the name of the service when one was named for the page',
      { city: 'Otley', countryName: 'United Kingdom' },
      'Otley',
    ],
    ['the nearest city when the service does not know', { city: '', countryName: '' }, 'Leeds'],
  ])('takes %s', async (_name, answer, city) => {
    document.head.innerHTML = '<meta name="place-names" content="https://names.example.org/data">';
    open({ fakes: { 'GET /data': () => answer } });
    begin();
    await find(leeds);
    await waitFor(() => expect(draft.locationStatus).toBe('granted'));
    expect(draft.location).toMatchObject({ city, nearestAirport: 'XXX' });
    document.head.innerHTML = '';
  });

  test('counts without a name when nobody can name it', async () => {
    open({ fakes: { 'GET /api/airports/nearest': () => new Response('', { status: 503 }) } });
    begin();
    await find(leeds);
    await waitFor(() => expect(draft.locationStatus).toBe('granted'));
    expect(draft.location).toEqual(unnamedLocation(53.8, -1.6));
  });

  test.each([
    [1, 'denied', 'Location Access Required'],
    [2, 'not_requested', 'Location error'],
    [3, 'not_requested', 'Location error'],
  ])('that is refused with code %i leaves the status %s', (code, status, title) => {
    open();
    begin();
    refuse(code);
    expect([draft.locationStatus, draft.location]).toEqual([status, null]);
    expect(screen.getByText(title)).toBeInTheDocument();
  });

  test('is not asked of a browser that has none', () => {
    open();
    Reflect.deleteProperty(navigator, 'geolocation');
    begin();
    expect([draft.locationStatus, draft.location]).toEqual(['manual', null]);
    expect(screen.getByText('Location not supported')).toBeInTheDocument();
  });
});

describe('a position that comes too late', () => {
  test('does not take the place of what is being typed', async () => {
    open();
    begin();
    act(() => actions.enterManually());
    await find(leeds);
    expect([draft.locationStatus, draft.location]).toEqual(['manual', null]);
    act(() => actions.accept('Paris'));
    expect(draft.location).toEqual(typedLocation('Paris'));
    expect(api.calls).toEqual([]);
    expect(localStorage.getItem(PERMISSION)).toBeNull();
  });

  test('does not take the place of what was typed while its name was looked up', async () => {
    let answer: (response: Response) => void = () => undefined;
    open({ fakes: { 'GET /api/airports/nearest': () => new Promise<Response>((resolve) => (answer = resolve)) } });
    begin();
    await find(leeds);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    act(() => actions.enterManually());
    act(() => actions.accept('Paris'));
    await act(async () => answer(Response.json(nearest('Leeds'))));
    expect(draft).toMatchObject({ locationStatus: 'manual', location: { city: 'Paris' } });
  });

  test('does not bring back a search that was started again', async () => {
    open();
    begin();
    act(() => actions.startAgain());
    await find(leeds);
    expect([draft.locationStatus, draft.location]).toEqual(['not_requested', null]);
  });

  test('gives way to the later of two searches, whichever answers first', async () => {
    open({ fakes: { 'GET /api/airports/nearest': () => nearest('Paris') } });
    begin();
    begin();
    await find(paris, 1);
    await find(leeds, 0);
    await waitFor(() => expect(draft.locationStatus).toBe('granted'));
    expect(draft.location).toMatchObject({ latitude: 48.9, city: 'Paris' });
  });

  test('is not excused either: a late refusal says nothing', () => {
    open();
    begin();
    act(() => actions.enterManually());
    refuse(1);
    expect(draft.locationStatus).toBe('manual');
    expect(screen.queryByText('Location Access Required')).not.toBeInTheDocument();
  });
});

describe('without being asked', () => {
  const ada = {
    id: '1',
    latitude: '51.5',
    longitude: '-0.12',
    city: 'London',
    country: 'United Kingdom',
  } as CurrentUser;

  test('a saved address is taken at every step, and replaces nothing', () => {
    open({ user: ada, isAsked: false });
    expect(draft).toMatchObject({ locationStatus: 'saved', location: { city: 'London' } });
    act(() => actions.enterManually());
    expect(draft.locationStatus).toBe('manual');
  });

  test('a position is looked for once when it was allowed before and is wanted now', () => {
    localStorage.setItem(PERMISSION, 'true');
    open();
    expect(draft.locationStatus).toBe('requesting');
    refuse(3);
    expect([draft.locationStatus, asked.length]).toEqual(['not_requested', 1]);
  });

  test.each([
    ['it is not wanted yet', 'true', false],
    ['it was never allowed', null, true],
    ['what is stored is no yes', '"yes"', true],
  ])('no position is looked for when %s', (_name, permission, isAsked) => {
    if (permission) localStorage.setItem(PERMISSION, permission);
    open({ isAsked });
    expect([draft.locationStatus, asked.length]).toEqual(['not_requested', 0]);
  });

  test('starting again forgets the permission', () => {
    localStorage.setItem(PERMISSION, 'true');
    open({ isAsked: false, first: { locationStatus: 'granted', location: unnamedLocation(1, 2) } });
    act(() => actions.startAgain());
    expect(localStorage.getItem(PERMISSION)).toBeNull();
    expect([draft.locationStatus, draft.location]).toEqual(['not_requested', null]);
  });
});
