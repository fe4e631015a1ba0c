import { fakeApi, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anAccount } from '../../shared/account.fake';
import { AddressCard } from './address-card';
import type { GooglePlace, PlacesLibrary } from './maps-library';

// The clock moves only when a query waits: a retry or a pause in typing takes no real time.
beforeEach(() => {
  jest.useFakeTimers();
});

const ada = anAccount({ lastName: 'Lovelace' });
const london = {
  id: 'city:london',
  kind: 'city',
  name: 'Baker City',
  detail: 'United States',
  iataCode: null,
  position: { latitude: 44.77, longitude: -117.83 },
  timeZone: 'America/Los_Angeles',
};

/** Google's library, with one street; `asked` are its questions, `sessions` how many it was told of. */
function aLibrary({ fails = false } = {}) {
  const asked: { input: string; sessionToken: object }[] = [];
  let sessions = 0;
  const place: GooglePlace = {
    async fetchFields() {
      place.formattedAddress = '221B Baker St, London NW1 6XE, UK';
      place.location = { lat: () => 51.5237, lng: () => -0.1585 };
      place.addressComponents = [
        { types: ['street_number'], longText: '221B', shortText: '221B' },
        { types: ['route'], longText: 'Baker Street', shortText: 'Baker St' },
        { types: ['postal_town'], longText: 'London', shortText: 'London' },
        { types: ['country'], longText: 'United Kingdom', shortText: 'GB' },
      ];
    },
  };
  const prediction = {
    placeId: 'p1',
    text: { text: '221B Baker Street, London, UK' },
    mainText: { text: '221B Baker Street' },
    secondaryText: { text: 'London, UK' },
    toPlace: () => place,
  };
  const library: PlacesLibrary = {
    AutocompleteSessionToken: class {
      constructor() {
        sessions += 1;
      }
    },
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions(request) {
        asked.push(request);
        if (fails) throw new Error('over the limit');
        return { suggestions: [{ placePrediction: prediction }, { placePrediction: null }] };
      },
    },
  };
  return { library, asked, sessions: () => sessions };
}

type WithMaps = { google?: unknown; sojournMapsReady?: () => void };
const page = window as unknown as WithMaps;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="maps.googleapis.com"]')];
const arrive = (library: PlacesLibrary) =>
  act(async () => {
    page.google = { maps: { importLibrary: async () => library } };
    page.sojournMapsReady?.();
  });

let api: ReturnType<typeof fakeApi>;
function open(maps: 'open' | 'closed' | undefined, fakes: Fakes = {}) {
  if (maps) {
    document.head.innerHTML = `<meta name="google-maps" content="${maps}"><meta name="csp-nonce" content="n0nce">`;
  }
  api = fakeApi({
    'GET /api/google-maps-key': () => ({ apiKey: 'a-key-of-a-browser-1234' }),
    'GET /api/places/search': () => ({ data: [london] }),
    'PUT /api/user/address': () => ({ ...ada, formattedAddress: '221B Baker St, London NW1 6XE, UK' }),
    ...fakes,
  });
  const { container } = render(
    <PortalForTests at="/profile" user={ada}>
      <AddressCard user={ada} />
    </PortalForTests>,
  );
  return { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), container };
}
afterEach(() => {
  api.restore();
  document.head.innerHTML = '';
  delete page.google;
  delete page.sojournMapsReady;
  jest.useRealTimers();
});

const field = () => screen.findByRole('combobox', { name: 'Address' });

test('without a key no script of Google’s is asked for', async () => {
  const { user } = open(undefined);
  await user.type(await field(), 'bak');
  expect(await screen.findByRole('option', { name: /Baker City/ })).toBeVisible();
  expect(scripts()).toEqual([]);
  expect(api.calls.some(({ path }) => path.startsWith('/api/google-maps-key'))).toBe(false);
});

test('in a document that does not let it in, it is a way to one that does', async () => {
  open('closed');
  expect(await screen.findByRole('link', { name: 'Search street addresses' })).toHaveAttribute('href', '/profile');
  expect(scripts()).toEqual([]);
});

test('a street is searched, read and saved part by part', async () => {
  const { user, container } = open('open');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const [script] = scripts();
  expect(script?.nonce).toBe('n0nce');
  expect(new URL(script?.src ?? '').searchParams.get('key')).toBe('a-key-of-a-browser-1234');
  const { library, asked, sessions } = aLibrary();
  await arrive(library);
  await user.type(await field(), '22');
  expect(asked).toEqual([]);
  await user.type(await field(), '1b baker');
  const street = await screen.findByRole('option', { name: /221B Baker Street/ });
  // Our own places stand beside it.
  expect(await screen.findByRole('option', { name: /Baker City/ })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    input: '221b baker',
    includedPrimaryTypes: ['street_address'],
    language: 'en',
    region: 'us',
  });
  expect(sessions()).toBe(1);
  await user.click(street);
  await user.click(screen.getByRole('button', { name: 'Use and Save This Address' }));
  await waitFor(() =>
    expect(api.calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: {
        formatted_address: '221B Baker St, London NW1 6XE, UK',
        street_address: '221B Baker Street',
        latitude: 51.5237,
        longitude: -0.1585,
        city: 'London',
        country: 'United Kingdom',
      },
    }),
  );
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test('a script that fails is asked for again, and cities are found meanwhile', async () => {
  const { user } = open('open');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const [first] = scripts();
  act(() => void first?.dispatchEvent(new Event('error')));
  expect(first?.isConnected).toBe(false);
  await user.type(await field(), 'bak');
  expect(await screen.findByRole('option', { name: /Baker City/ })).toBeVisible();
  await waitFor(() => expect(scripts()).toHaveLength(1), { timeout: 5_000 });
  const { library } = aLibrary();
  await arrive(library);
  expect(await screen.findByRole('option', { name: /221B Baker Street/ })).toBeVisible();
});

test('when Google refuses, that is said, and cities stay', async () => {
  const { user } = open('open');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  await arrive(aLibrary({ fails: true }).library);
  await user.type(await field(), 'bak');
  expect(await screen.findByRole('option', { name: /Baker City/ })).toBeVisible();
  expect(await screen.findByText(/Street addresses cannot be searched right now/)).toBeVisible();
});
