import type { CurrentUser, Preferences, Trip, TripDraft } from '@sojourn/contracts';
import { createQueryClient, useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import type { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { keepRecommendations, readPreferences, readRecommendations } from '../shared/preferences.store';
import { anAnswer, aRecommendation, somePreferences } from '../shared/recommendation.fake';
import { RecommendationsPage } from './recommendations-page';

const ana: CurrentUser = {
  id: 'ana',
  username: 'ana',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Lima',
  emailProven: true,
  formattedAddress: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  createdAt: '2026-11-21T10:00:00.000Z',
};

function Around() {
  const { current } = useToast();
  const { pathname } = useLocation();
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <div role="status" aria-label="Toast">
        {current && (
          <>
            {current.title}
            <p>{current.description}</p>
            {current.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
          </>
        )}
      </div>
    </>
  );
}

let api: ReturnType<typeof fakeApi>;
function open(options: { fakes?: Fakes; user?: CurrentUser | null; client?: QueryClient } = {}) {
  api = fakeApi(options.fakes ?? {});
  return render(
    <PortalForTests at="/recommendations" user={options.user ?? null} client={options.client ?? createQueryClient()}>
      <RecommendationsPage />
      <Around />
    </PortalForTests>,
  );
}

const madeTrip = (draft: TripDraft, id = 12): Trip => ({
  ...draft,
  id,
  status: 'planning',
  version: 1,
  createdAt: ana.createdAt,
  updatedAt: ana.createdAt,
});
const oslo: TripDraft = {
  ...{ title: 'Oslo', destination: 'Oslo', startDate: '2127-01-02', endDate: '2127-01-05' },
  ...{ budget: null, notes: null },
};
const toast = () => screen.getByRole('status', { name: 'Toast' });
const card = (name: string) => screen.getByRole('article', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const storedTrips = () => JSON.parse(localStorage.getItem('trips') ?? 'null') as Record<string, unknown>[];
const area = () => screen.getByRole('textbox', { name: /Refine your recommendations/ });
const streamed = (...events: [string, unknown][]) =>
  new Response(events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
const seed = (answer = anAnswer(), preferences = somePreferences()) => keepRecommendations({ answer, preferences });

beforeEach(() => {
  localStorage.clear();
  seed();
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

describe('recommendations', () => {
  test('say that there are none, and where to get some', async () => {
    localStorage.clear();
    const { container } = open();
    expect(screen.getByRole('heading', { name: 'No Recommendations Found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/plan-trip');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('show what was asked, and each place in short', async () => {
    seed(anAnswer({ note: 'Flight figures are averages.' }));
    const { container } = open();
    const asked = screen.getByRole('region', { name: 'Your preferences' });
    expect(within(asked).getByText('Cultural, romantic')).toBeInTheDocument();
    expect(within(asked).getByText('$2,500')).toBeInTheDocument();
    expect(within(asked).getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/plan-trip');
    expect(screen.getByText('Sample prices')).toBeInTheDocument();
    expect(screen.getByText(/Picked by our built-in recommender from the Sojourn catalogue\./)).toBeInTheDocument();
    expect(screen.getByText('Flight figures are averages.')).toBeInTheDocument();
    const lisbon = card('Lisbon');
    expect(lisbon).toHaveTextContent('Portugal');
    expect(lisbon).toHaveTextContent('$1,240 per person');
    expect(lisbon).toHaveTextContent('Best time: April to June, September');
    expect(lisbon).toHaveTextContent('Flight: 2h 40m');
    expect(lisbon).toHaveTextContent(aRecommendation().reason);
    expect(within(within(lisbon).getByRole('list', { name: 'Highlights' })).getAllByRole('listitem')).toHaveLength(4);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('do not call the prices of a language model samples', () => {
    seed(anAnswer({ source: 'model' }));
    open();
    expect(screen.queryByText('Sample prices')).not.toBeInTheDocument();
    expect(screen.getByText(/Written by a language model/)).toBeInTheDocument();
  });

  test('are shown from a bare list, without what nobody remembers', () => {
    localStorage.clear();
    localStorage.setItem('aiRecommendations', JSON.stringify([aRecommendation()]));
    open();
    expect(card('Lisbon')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/plan-trip');
  });

  test('unfold one at a time, by keyboard too', async () => {
    const { container } = open();
    const lisbon = within(card('Lisbon')).getByRole('button', { name: 'Lisbon' });
    expect(lisbon).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Small hotel in Alfama')).not.toBeInTheDocument();
    lisbon.focus();
    await userEvent.keyboard('{Enter}');
    expect(lisbon).toHaveAttribute('aria-expanded', 'true');
    expect(card('Lisbon')).toHaveTextContent('About $230 per person');
    expect(card('Lisbon')).toHaveTextContent('$62 to $97 a person a night, mid-range');
    expect(screen.getByText('Pastry workshop (2h, $45)')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await press('Kyoto');
    expect(lisbon).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('button', { name: 'Save This Trip' })).toHaveLength(1);
    await press('Kyoto');
    expect(screen.queryByRole('button', { name: 'Save This Trip' })).not.toBeInTheDocument();
  });
});

describe('saving a recommendation', () => {
  test('makes a trip in this browser for a guest, beside what is there', async () => {
    const strange = { id: 'x', name: 'From the future' };
    localStorage.setItem('trips', JSON.stringify([strange]));
    open();
    await press('Lisbon');
    expect(card('Lisbon')).toHaveTextContent(/with a budget of \$2,480 for 2 travelers in this browser/);
    await press('Save This Trip');
    expect(toast()).toHaveTextContent('Trip created!Your trip to Lisbon has been added.');
    const [first, saved] = storedTrips();
    expect(first).toEqual(strange);
    expect(saved).toMatchObject({
      name: 'A week in Lisbon',
      destination: 'Lisbon, Portugal',
      totalBudget: 2480,
      activities: aRecommendation().activities,
      flight: 'About $230 per person, 2h 40m',
      sample: false,
    });
    expect(saved?.['startDate']).toMatch(/^\d{4}-04-0[1-7]$/);
    expect(screen.queryByRole('button', { name: 'Save This Trip' })).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Open trip to Lisbon' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', `/trips/${String(saved?.['id'])}`);
    await press('My Trips');
    expect(screen.getByText('at /my-trips')).toBeInTheDocument();
  });

  test('has lists of trips read again: the browser’s for a guest, the account’s for somebody signed in', async () => {
    const lists = [['trips in this browser', 'planned'], ['/api/trips', 'planned'], ['/api/destinations']];
    const isOutOfDate: unknown[] = [];
    for (const { user, place } of [
      { user: null, place: 'Lisbon' },
      { user: ana, place: 'Kyoto' },
    ]) {
      const client = createQueryClient();
      for (const list of lists) client.setQueryData(list, []);
      const fakes: Fakes = { 'GET /api/trips': () => [], 'POST /api/trips': ({ body }) => madeTrip(body as TripDraft) };
      const { unmount } = open({ user, client, fakes });
      await press(place);
      await press('Save This Trip');
      isOutOfDate.push(lists.map((list) => client.getQueryState(list)?.isInvalidated));
      unmount();
    }
    expect(isOutOfDate).toEqual([
      [true, false, false],
      [false, true, false],
    ]);
  });

  test('is remembered, until the trip is deleted', async () => {
    const { unmount } = open();
    await press('Lisbon');
    await press('Save This Trip');
    unmount();
    const again = open();
    expect(within(card('Lisbon')).getByText('Saved')).toBeInTheDocument();
    again.unmount();
    localStorage.setItem('trips', '[]');
    open();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('is not done twice when another tab was faster', async () => {
    open();
    await press('Lisbon');
    const other = open();
    await userEvent.click(within(other.container).getByRole('button', { name: 'Lisbon' }));
    await userEvent.click(within(other.container).getByRole('button', { name: 'Save This Trip' }));
    other.unmount();
    await press('Save This Trip');
    expect(storedTrips()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Open trip to Lisbon' })).toBeInTheDocument();
  });

  test('says so when the browser has no room', async () => {
    open();
    await press('Lisbon');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Save This Trip');
    expect(toast()).toHaveTextContent('ErrorThis browser has no room left to keep trips.');
    expect(screen.getByRole('button', { name: 'Save This Trip' })).toBeInTheDocument();
  });

  test('makes a trip of the account for somebody signed in', async () => {
    let trips: Trip[] = [];
    const fakes: Fakes = {
      'GET /api/trips': () => trips,
      'POST /api/trips': ({ body }) => (trips = [madeTrip(body as TripDraft)])[0],
    };
    const { unmount } = open({ user: ana, fakes });
    await press('Lisbon');
    await press('Save This Trip');
    expect(toast()).toHaveTextContent('Trip created successfully!');
    expect(trips[0]).toMatchObject({ title: 'A week in Lisbon', destination: 'Lisbon, Portugal', budget: 2480 });
    expect(trips[0]?.notes).toContain('- Fado evening (2h, $35)');
    expect(localStorage.getItem('trips')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Open trip to Lisbon' })).toHaveAttribute('href', '/trips/12');
    await press('Open trip');
    expect(screen.getByText('at /trips/12')).toBeInTheDocument();
    unmount();

    const again = open({ user: ana, fakes });
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    again.unmount();
    trips = [];
    open({ user: ana, fakes });
    await press('Lisbon');
    expect(await screen.findByRole('button', { name: 'Save This Trip' })).toBeInTheDocument();
  });

  test('of one account is not another’s, nor a guest’s', async () => {
    const { unmount } = open({
      user: ana,
      fakes: { 'GET /api/trips': () => [], 'POST /api/trips': ({ body }) => madeTrip(body as TripDraft) },
    });
    await press('Lisbon');
    await press('Save This Trip');
    expect(toast()).toHaveTextContent('Trip created successfully!');
    unmount();
    for (const user of [{ ...ana, id: 'ben' }, null]) {
      const page = open({ user });
      await press('Lisbon');
      expect(screen.getByRole('button', { name: 'Save This Trip' })).toBeInTheDocument();
      expect(api.calls).toEqual([]);
      page.unmount();
    }
  });

  test('is shown at once, before the list of trips is read again', async () => {
    let trips: Trip[] = [];
    let isSlow = false;
    open({
      user: ana,
      fakes: {
        'GET /api/trips': () => (isSlow ? new Promise(() => undefined) : trips),
        'POST /api/trips': ({ body }) => {
          const trip = madeTrip(body as TripDraft, 12 + trips.length);
          trips = [...trips, trip];
          return trip;
        },
      },
    });
    await press('Lisbon');
    await press('Save This Trip');
    expect(await screen.findByRole('link', { name: 'Open trip to Lisbon' })).toBeInTheDocument();
    isSlow = true;
    await press('Kyoto');
    await press('Save This Trip');
    expect(await screen.findByRole('link', { name: 'Open trip to Kyoto' })).toHaveAttribute('href', '/trips/13');
  });

  test.each([
    ['is the trip that its key has made on another day', true, '/trips/40'],
    ['is made anew when the trip that its key has made was deleted', false, '/trips/12'],
  ])('%s', async (_what, isThere, address) => {
    let attempts = 0;
    const refuse = (body: TripDraft) => {
      const details = isThere ? { details: madeTrip(body, 40) } : {};
      return Response.json({ code: 'key-reused', message: 'No.', requestId: 'r', ...details }, { status: 422 });
    };
    open({
      user: ana,
      fakes: {
        'GET /api/trips': () => [madeTrip(oslo, 40), madeTrip(oslo, 12)],
        'POST /api/trips': ({ body }) => {
          attempts += 1;
          return attempts === 1 ? refuse(body as TripDraft) : madeTrip(body as TripDraft);
        },
      },
    });
    await press('Lisbon');
    await press('Save This Trip');
    expect(await screen.findByRole('link', { name: 'Open trip to Lisbon' })).toHaveAttribute('href', address);
    expect(attempts).toBe(isThere ? 1 : 2);
  });

  test('is not taken for deleted where the list goes on after its first page', async () => {
    const page = (count: number) => Array.from({ length: count }, (_, at) => madeTrip(oslo, 100 + at));
    let trips = page(100);
    const fakes: Fakes = {
      'GET /api/trips': () => trips,
      'POST /api/trips': ({ body }) => madeTrip(body as TripDraft),
    };
    const { unmount } = open({ user: ana, fakes });
    await press('Lisbon');
    await press('Save This Trip');
    expect(await screen.findByRole('link', { name: 'Open trip to Lisbon' })).toBeInTheDocument();
    unmount();
    const again = open({ user: ana, fakes });
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    again.unmount();
    trips = page(99);
    open({ user: ana, fakes });
    await press('Lisbon');
    expect(await screen.findByRole('button', { name: 'Save This Trip' })).toBeInTheDocument();
  });

  test('can be tried again when it failed, with the same idempotency key', async () => {
    let isBack = false;
    const keys: string[] = [];
    const fakes: Fakes = {
      'GET /api/trips': () => [],
      'POST /api/trips': ({ body }) =>
        isBack ? madeTrip(body as TripDraft) : fakeError(503, 'unavailable', 'Trips are resting.'),
    };
    open({ user: ana, fakes });
    const noteKey = () =>
      keys.push(/"idempotencyKey":"(\w+)"/.exec(localStorage.getItem('aiRecommendationsSaved') ?? '')?.[1] ?? '');
    await press('Lisbon');
    await press('Save This Trip');
    expect(toast()).toHaveTextContent('ErrorTrips are resting.');
    noteKey();
    isBack = true;
    await press('Save This Trip');
    expect(toast()).toHaveTextContent('Trip created successfully!');
    noteKey();
    expect(keys[0]).toMatch(/^\w{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('sharing a recommendation', () => {
  const words = /^Lisbon, Portugal: about \$1,240 per person.* http:\/\/localhost\/plan-trip$/;
  const setDevice = (part: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, part, { value, configurable: true });
  const copy = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    copy.mockReset().mockResolvedValue();
    setDevice('clipboard', { writeText: copy });
    setDevice('share', undefined);
  });

  test('copies a text with a link where the device has no sharing of its own', async () => {
    open();
    await press('Lisbon');
    await press('Share');
    expect(toast()).toHaveTextContent('Link copied!Trip link has been copied to your clipboard.');
    expect(copy.mock.calls[0]?.[0]).toMatch(words);
  });

  test('says so when it cannot be copied', async () => {
    open();
    await press('Lisbon');
    copy.mockRejectedValue(new Error('denied'));
    await press('Share');
    expect(toast()).toHaveTextContent('Copy failedFailed to copy link to clipboard.');
  });

  test('is the device’s where it can, and nothing more when somebody thinks better of it', async () => {
    open();
    await press('Lisbon');
    const share = jest.fn<Promise<void>, [ShareData]>().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    setDevice('share', share);
    await press('Share');
    expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'Lisbon', url: 'http://localhost/plan-trip' });
    expect(copy).not.toHaveBeenCalled();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await press('Share');
    expect(copy).toHaveBeenCalledTimes(1);
  });
});

describe('refining', () => {
  const rome = aRecommendation({ id: 'rome', destination: 'Rome', country: 'Italy' });

  test('replaces the list and what was asked, and clears the wish', async () => {
    open({
      fakes: {
        'POST /api/ai/recommendations': () =>
          streamed(
            ['progress', { stage: 'matching', percent: 40 }],
            ['result', anAnswer({ recommendations: [rome], note: 'New.' })],
          ),
      },
    });
    await press('Lisbon');
    await userEvent.type(area(), 'cheaper');
    await press('Get New Recommendations');
    expect(await screen.findByRole('article', { name: 'Rome' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Lisbon' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rome' })).toHaveAttribute('aria-expanded', 'false');
    expect(area()).toHaveValue('');
    expect(screen.getByRole('heading', { name: '1 place that fits' })).toHaveFocus();
    expect(screen.getByText('Refined by').nextSibling).toHaveTextContent('cheaper');
    expect((api.calls[0]?.body as Preferences).refinement).toBe('cheaper');
    expect(readRecommendations()).toEqual({ recommendations: [rome], source: 'catalogue', note: 'New.' });
    expect(readPreferences()).toEqual(somePreferences({ refinement: 'cheaper' }));

    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    expect(api.calls[1]?.body).toMatchObject({ refinement: 'cheaper\nwarmer' });
  });

  test('tells how far it is, and can be cancelled', async () => {
    let send: (text: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    open({
      fakes: {
        'POST /api/ai/recommendations': () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
      },
    });
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    expect(screen.getByRole('button', { name: 'Getting New Recommendations...' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => send('event: progress\ndata: {"stage":"pricing","percent":60}\n\n'));
    expect(await screen.findByRole('progressbar', { name: 'Estimating flights and stays' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    await press('Cancel');
    await act(async () => send('event: progress\ndata: {"stage":"writing","percent":80}\n\n'));
    expect(await screen.findByRole('button', { name: 'Get New Recommendations' })).toHaveFocus();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(area()).toHaveValue('warmer');
    expect(card('Lisbon')).toBeInTheDocument();
  });

  test.each([
    ['the server cannot', () => fakeError(503, 'unavailable', 'The planner is resting.'), 'The planner is resting.'],
    ['nothing is found', () => anAnswer({ recommendations: [] }), ''],
  ])('keeps everything when %s', async (_, answer, sentence) => {
    open({ fakes: { 'POST /api/ai/recommendations': answer } });
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    expect(toast()).toHaveTextContent('Something went wrongFailed to generate new recommendations. Please try again.');
    expect(area()).toHaveValue('warmer');
    if (sentence) expect(area()).toHaveAccessibleDescription(expect.stringContaining(sentence) as string);
    expect(card('Lisbon')).toBeInTheDocument();
    expect(readPreferences()).toEqual(somePreferences());
  });

  test('asks for words first', async () => {
    open();
    await press('Get New Recommendations');
    expect(area()).toHaveFocus();
    expect(area()).toBeInvalid();
    expect(api.calls).toHaveLength(0);
  });

  test('waits for a connection, and says so', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(screen.getByText('You are offline')).toBeInTheDocument();
    await userEvent.type(area(), 'warmer');
    await press('Get New Recommendations');
    expect(api.calls).toHaveLength(0);
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  });
});
