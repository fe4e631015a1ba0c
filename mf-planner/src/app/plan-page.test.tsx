import type { CurrentUser, Preferences } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { Route, Routes, useLocation, useNavigate } from '@sojourn/web-kit/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { readRecommendations, readPreferences } from '../shared/preferences.store';
import { anAnswer, aRecommendation } from '../shared/recommendation.fake';
import { PlanPage } from './plan-page';

let api: ReturnType<typeof fakeApi>;
type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
type Refused = (error: { code: number }) => void;
const position = { found: undefined as Found | undefined, refused: undefined as Refused | undefined };

beforeEach(() => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: Found, refused: Refused) => Object.assign(position, { found, refused }),
    },
  });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
  sessionStorage.clear();
});

const Around = () => {
  const { pathname, search } = useLocation();
  const { current } = useToast();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/elsewhere')}>Leave</button>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="toast">{current ? `${current.title}: ${current.description}` : ''}</output>
    </>
  );
};

const stream = (...events: [string, unknown][]) =>
  new Response(events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

function open({
  at = '/plan-trip',
  user = null,
  fakes = {},
}: { at?: string; user?: CurrentUser | null; fakes?: Fakes } = {}) {
  api = fakeApi({
    'POST /api/ai/recommendations': () =>
      stream(['progress', { stage: 'matching', percent: 45 }], ['result', anAnswer()]),
    ...fakes,
  });
  return render(
    <PortalForTests at={at} user={user}>
      <Routes>
        <Route path="/elsewhere" element={null} />
        <Route path="*" element={<PlanPage />} />
      </Routes>
      <Around />
    </PortalForTests>,
  );
}
const says = (label: string) => screen.getByLabelText(label).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeCity = async (city: string) => {
  await press('Enter Manually');
  const field = screen.getByRole('combobox', { name: 'City or airport code' });
  expect(field).toHaveFocus();
  await userEvent.keyboard(city);
};

test('walks the seven steps by button, moves the focus, and keeps the step in the address', async () => {
  open();
  expect(screen.getByText('Step 1 of 7')).toBeVisible();
  expect(screen.getByText('14% complete')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Adventure/ }));
  await press('Next');
  expect(says('address')).toBe('/plan-trip?step=2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is your budget per person?');
  for (let step = 3; step <= 7; step += 1) await press('Next');
  expect(screen.getByText('Step 7 of 7')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Find My Perfect Vacation' })).toBeVisible();
});

test('loses nothing in a reload', async () => {
  const { unmount } = open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Romantic/ }));
  unmount();
  api.restore();
  open();
  expect(screen.getByRole('checkbox', { name: /Romantic/ })).toBeChecked();
});

test('takes any amount, also past the end of the slider', async () => {
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  const window = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  open({ at: '/plan-trip?step=2' });
  const amount = screen.getByLabelText('Budget per person');
  expect(amount).toHaveValue('2,000');
  await userEvent.clear(amount);
  await userEvent.type(amount, '12345');
  expect(within(screen.getByRole('complementary', { hidden: true })).getByText('$12,345')).toBeInTheDocument();
  window.mockRestore();
});

test('goes on with Enter in a field', async () => {
  open({ at: '/plan-trip?step=5' });
  await userEvent.type(screen.getByLabelText('Group size'), 'family of 4{Enter}');
  expect(says('address')).toBe('/plan-trip?step=6');
});

describe('the last step', () => {
  const at = '/plan-trip?step=7';

  test('does not go on without a location', async () => {
    localStorage.setItem('plannerDraft', JSON.stringify({ vacationType: ['nature'] }));
    open({ at });
    await press('Find My Perfect Vacation');
    expect(says('toast')).toBe(
      'Location Required: Please share your location to continue with personalized recommendations.',
    );
    expect(api.calls).toEqual([]);
  });

  test('sends back to the first step when no vacation type was chosen', async () => {
    open({ at });
    await typeCity('Leeds{Enter}');
    await press('Find My Perfect Vacation');
    expect(says('toast')).toBe('Missing Information: Please select at least one vacation type.');
    expect(says('address')).toBe('/plan-trip?step=1');
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('Please select at least one vacation type.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Nature/ }));
    expect(said).not.toBeInTheDocument();
  });

  test('asks for words when nothing was typed, and takes them with Enter', async () => {
    open({ at });
    await typeCity('{Enter}');
    expect(screen.getByText('Please enter your city or airport code.')).toBeVisible();
    await userEvent.keyboard('London{Enter}');
    expect(screen.getAllByText('London (LHR/LGW)')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Find My Perfect Vacation' })).toHaveFocus();
  });

  test('names the city that the browser found, and keeps going when nobody can name it', async () => {
    open({
      at,
      fakes: {
        'GET /api/airports/nearest': () => ({
          distanceKm: 12,
          airport: {
            id: 'airport-LBA',
            kind: 'airport',
            iataCode: 'LBA',
            name: 'Leeds Bradford',
            address: { cityName: 'Leeds', countryName: 'United Kingdom' },
          },
        }),
      },
    });
    await press('Share Location');
    expect(screen.getByText('Finding your location...')).toBeVisible();
    await act(async () => position.found?.({ coords: { latitude: 53.8, longitude: -1.6 } }));
    expect((await screen.findAllByText('Leeds, United Kingdom (LBA)'))[0]).toBeVisible();
  });

  test('looks at once when the browser was allowed to tell before, and not again when that fails', async () => {
    localStorage.setItem('geolocation_permission_granted', 'true');
    open({ at });
    expect(await screen.findByText('Finding your location...')).toBeVisible();
    act(() => position.refused?.({ code: 3 }));
    expect(says('toast')).toBe('Location error: Unable to get your location');
    expect(screen.getByRole('button', { name: 'Share Location' })).toBeVisible();
  });

  test('explains a refusal, and lets try again or type', async () => {
    open({ at });
    await press('Share Location');
    act(() => position.refused?.({ code: 1 }));
    expect(screen.getByText('Location access blocked!')).toBeVisible();
    expect(says('toast')).toBe(
      'Location Access Required: Please enable location access in your browser settings and try again.',
    );
    await press('Try Again');
    expect(screen.getByRole('button', { name: 'Share Location' })).toBeVisible();
  });

  test('starts from the saved address of somebody who is signed in', async () => {
    const user = {
      id: '1',
      username: 'ada',
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: null,
      emailProven: true,
      formattedAddress: '1 Park Lane, London',
      city: 'London',
      country: 'United Kingdom',
      latitude: '51.5',
      longitude: '-0.12',
      createdAt: '2026-11-21T00:00:00Z',
    };
    open({ at, user });
    expect((await screen.findAllByText('London, United Kingdom (LHR/LGW)'))[0]).toBeVisible();
    expect(screen.getByText('From your saved address')).toBeVisible();
  });
});

describe('the making', () => {
  const draft = { vacationType: ['nature'], locationStatus: 'manual', location: null };
  const begin = async () => {
    await typeCity('Leeds{Enter}');
    await press('Find My Perfect Vacation');
  };
  beforeEach(() => localStorage.setItem('plannerDraft', JSON.stringify({ ...draft, locationStatus: 'not_requested' })));

  test('keeps the answer and goes to the recommendations', async () => {
    open({ at: '/plan-trip?step=7' });
    await begin();
    expect(await screen.findByText('/recommendations')).toBeInTheDocument();
    expect(readRecommendations()?.recommendations).toHaveLength(2);
    expect(readPreferences()).toMatchObject({ vacationType: ['nature'], userLocation: { city: 'Leeds' } });
    expect((api.calls[0]?.body as Preferences).userLocation).toEqual({
      latitude: 0,
      longitude: 0,
      city: 'Leeds',
      country: 'User Specified',
      nearestAirport: 'Leeds airport',
    });
  });

  test('shows the stages as they come, and can be called off', async () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    open({
      at: '/plan-trip?step=7',
      fakes: {
        'POST /api/ai/recommendations': () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
      },
    });
    await begin();
    expect(screen.getByRole('heading', { level: 1, name: 'Creating Your Perfect Vacation...' })).toHaveFocus();
    await act(async () =>
      controller?.enqueue(new TextEncoder().encode('event: progress\ndata: {"stage":"pricing","percent":65}\n\n')),
    );
    expect(await screen.findByRole('progressbar', { name: 'Pricing flights and stays' })).toBeInTheDocument();
    const found = { stage: 'writing', percent: 69, found: [aRecommendation()] };
    await act(async () =>
      controller?.enqueue(new TextEncoder().encode(`event: progress\ndata: ${JSON.stringify(found)}\n\n`)),
    );
    const soFar = await screen.findByRole('list', { name: 'Found so far' });
    expect(within(soFar).getByRole('listitem')).toHaveTextContent('Lisbon, Portugal$1,240 per person');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Find My Perfect Vacation' })).toBeEnabled();
    // What was called off leads nowhere, should it come all the same.
    await act(async () => {
      controller?.enqueue(new TextEncoder().encode(`event: result\ndata: ${JSON.stringify(anAnswer())}\n\n`));
      controller?.close();
    });
    expect(says('address')).toBe('/plan-trip?step=7');
    expect(readRecommendations()).toBeNull();
  });

  test('does not bring back whoever has gone elsewhere meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    open({
      at: '/plan-trip?step=7',
      fakes: { 'POST /api/ai/recommendations': () => new Promise<Response>((resolve) => (answer = resolve)) },
    });
    await begin();
    await press('Leave');
    await act(async () => answer(stream(['result', anAnswer()])));
    expect(says('address')).toBe('/elsewhere');
    expect(readRecommendations()).toBeNull();
  });

  test.each([
    [
      'an error',
      () => fakeError(503, 'unavailable', 'Recommendations are taking a break.'),
      'Recommendations are taking a break.',
    ],
    [
      'an empty list',
      () => stream(['result', anAnswer({ recommendations: [] })]),
      'Failed to generate recommendations. Please try again.',
    ],
  ])('says that %s is a failure and keeps everything', async (_name, answer, sentence) => {
    open({ at: '/plan-trip?step=7', fakes: { 'POST /api/ai/recommendations': answer } });
    await begin();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(says('toast')).toBe('Something went wrong: Failed to generate recommendations. Please try again.');
    expect(screen.getByRole('button', { name: 'Find My Perfect Vacation' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Use our own picks instead' })).not.toBeInTheDocument();
  });

  test('a language model that failed can be done without, for the same wish', async () => {
    const failed = 'Failed to generate recommendations. Please try again.';
    const asked: unknown[] = [];
    open({
      at: '/plan-trip?step=7',
      fakes: {
        'POST /api/ai/recommendations': ({ body }) => {
          asked.push(body);
          return asked.length === 1 ? fakeError(503, 'model-failed', failed) : stream(['result', anAnswer()]);
        },
      },
    });
    await begin();
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    await userEvent.click(screen.getByRole('button', { name: 'Use our own picks instead' }));
    await waitFor(() => expect(says('address')).toBe('/recommendations'));
    expect(asked[1]).toEqual({ ...(asked[0] as object), chooser: 'catalogue' });
    expect(readPreferences()).toEqual(asked[0]);
  });
});

test.each([1, 2, 3, 4, 5, 6, 7])('step %i is accessible', async (step) => {
  const { container } = open({ at: `/plan-trip?step=${step}` });
  expect(await axe(container)).toHaveNoViolations();
});

describe('when to go', () => {
  const at = '/plan-trip?step=3';
  const when = () => screen.getByLabelText('When (optional)');

  test('is flexible, and may be a month', async () => {
    open({ at });
    expect(when()).toHaveDisplayValue('Flexible');
    await userEvent.selectOptions(when(), 'July');
    expect(JSON.parse(localStorage.getItem('plannerDraft') ?? '')).toMatchObject({ when: { kind: 'month', month: 7 } });
  });

  test('may be dates', async () => {
    open({ at });
    await userEvent.selectOptions(when(), 'Exact dates');
    expect(screen.getByLabelText('First day')).toBeVisible();
    expect(screen.getByLabelText('Last day')).toBeVisible();
  });
});

test('leads back from the sentence of what was said', async () => {
  localStorage.setItem(
    'plannerDraft',
    JSON.stringify({ vacationType: ['nature'], budget: 1500, groupSize: '2 adults' }),
  );
  open({ at: '/plan-trip?step=6' });
  expect(screen.getByLabelText('So far')).toHaveTextContent('Nature, up to $1,500, for 1 week, with 2 adults');
  await press('$1,500');
  expect(says('address')).toBe('/plan-trip?step=2');
});

test('hears what is said in another tab', () => {
  open();
  localStorage.setItem('plannerDraft', JSON.stringify({ vacationType: ['family'] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'plannerDraft', newValue: '{}' })));
  expect(screen.getByRole('checkbox', { name: /Family/ })).toBeChecked();
});
