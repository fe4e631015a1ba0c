import type { Trip } from '@sojourn/contracts';
import type { CommandRequest, TripAddition, TripPlan } from '@sojourn/contracts/plan';
import { additionStep, newTrip, type AdditionPlace } from '@sojourn/trip';
import { createQueryClient, todayHere, useToast } from '@sojourn/web-kit';
import { useLocation } from '@sojourn/web-kit/router';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserTrips } from '../../shared/browser-trips.store';
import type { TripStorage } from '../../shared/trip.model';
import { useTripList } from '../../shared/trips.queries';
import { useAddition, useChosenPlan, type AdditionTarget } from './add-to-trip.queries';
import { stay, toDo } from './addition.fake';

const inRome = stay('2127-04-10', '2127-04-14');
const museum = toDo('attraction');
const dates = { startDate: '2127-04-10', endDate: '2127-04-14' };
const place: AdditionPlace = { day: '2127-04-12', start: '16:00' };
const rome: TripPlan = { ...newTrip({ title: 'Spring', destination: 'Rome, Italy', ...dates }), version: 4 };
const made: Trip = {
  ...{ id: 8, title: 'Trip to Rome', destination: 'Rome, Italy', ...dates, budget: null, notes: null },
  ...{ status: 'planning', version: 1, createdAt: '2126-11-21T10:00:00Z', updatedAt: '2126-11-21T10:00:00Z' },
};
const ofBrowsersOnly = { imageUrl: '', activities: [], accommodation: '', flight: '' };
const spring = { trip: { id: 7, title: 'Spring' } };
const resting = () => fakeError(503, 'unavailable', 'Trips are resting.');
/** An answer with no words for a person. */
const wordless = () => new Response('<html>', { status: 502 });

let api: ReturnType<typeof fakeApi>;
let toasts: ReturnType<typeof useToast> | undefined;
let addition: ReturnType<typeof useAddition>;
let sent: { path: string; key: string | null; body: unknown }[] = [];
const onDone = jest.fn();

/** An account that has the trip 7 and makes the trip 8. */
function account(plan: TripPlan = rome): Fakes {
  return {
    'GET /api/trips': () => [],
    'POST /api/trips': ({ path, idempotencyKey: key, body }) => {
      sent.push({ path, key, body });
      return made;
    },
    'GET /api/trips/:id/plan': ({ params }) => ({ id: Number(params['id']), role: 'owner', plan }),
    'POST /api/trips/:id/commands': ({ path, idempotencyKey: key, body }) => {
      sent.push({ path, key, body });
      return { version: 5, changes: [], plan: null };
    },
  };
}

const Chosen = ({ storage, id }: { storage: TripStorage; id: number | null }) => {
  const { data, error } = useChosenPlan(storage, id);
  return <output aria-label="plan">{error?.message ?? data?.head.title.text ?? 'unknown'}</output>;
};
const Adding = ({ found, storage }: { found: TripAddition; storage: TripStorage }) => {
  useTripList(storage);
  toasts = useToast();
  addition = useAddition(found, storage, onDone);
  const { current } = toasts;
  return (
    <>
      <output aria-label="toast">
        {current && [current.variant, current.title, current.description].filter(Boolean).join(': ')}
      </output>
      <output aria-label="page">{useLocation().pathname}</output>
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </>
  );
};

const shows = (name: string, text: string) => waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));
const asked = () => api.calls.map(({ method, path }) => `${method} ${path}`);
const listReads = () => asked().filter((call) => call === 'GET /api/trips').length;
function open(fakes: Fakes, found: TripAddition = inRome, storage: TripStorage = 'account') {
  api = fakeApi(fakes);
  return render(
    <PortalForTests user={null} client={createQueryClient(true)}>
      <Adding found={found} storage={storage} />
    </PortalForTests>,
  );
}
const press = (target: AdditionTarget, placeIn: (plan: TripPlan) => AdditionPlace = () => place) =>
  act(async () => addition.mutate({ target, placeIn }));

beforeEach(() => {
  localStorage.clear();
  sent = [];
  onDone.mockReset();
});
afterEach(() => {
  api.restore();
  toasts?.dismiss();
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('the plan of a chosen trip', () => {
  const choose = (fakes: Fakes, id: number | null, isOnline = true) => {
    api = fakeApi(fakes);
    const client = createQueryClient(isOnline);
    const page = (chosen: number | null, storage: TripStorage = 'account') => (
      <PortalForTests user={null} client={client}>
        {chosen !== -1 && <Chosen storage={storage} id={chosen} />}
      </PortalForTests>
    );
    const { rerender } = render(page(id));
    const show = (chosen: number | null, storage?: TripStorage) => rerender(page(chosen, storage));
    const kept = () => client.getQueryCache().findAll({ queryKey: ['chosen plan'] });
    return { kept, show, hide: () => rerender(page(-1)) };
  };
  const titled: Fakes = {
    'GET /api/trips/:id/plan': ({ params }) => {
      const { title, ...head } = rome.head;
      const plan = { ...rome, head: { ...head, title: { ...title, text: `Trip ${params['id']}` } } };
      return { id: Number(params['id']), role: 'owner', plan };
    },
  };

  test('is not asked for while none is chosen', async () => {
    const { show } = choose(titled, null);
    await shows('plan', 'unknown');
    expect(api.calls).toEqual([]);
    show(7);
    await shows('plan', 'Trip 7');
    expect(asked()).toEqual(['GET /api/trips/7/plan']);
  });

  test('is each trip’s own, in an account or in this browser', async () => {
    const { id } = await browserTrips.create({ ...made, notes: '', ...ofBrowsersOnly, title: 'Here' }, 'unused');
    const { kept, show } = choose(titled, 7);
    await shows('plan', 'Trip 7');
    expect(kept().map(({ queryKey }) => queryKey)).toEqual([['chosen plan', 'account', 7]]);
    show(9);
    await shows('plan', 'Trip 9');
    show(id);
    await shows('plan', `Trip ${id}`);
    show(id, 'browser');
    await shows('plan', 'Here');
    expect(asked()).toHaveLength(3);
  });

  test('is asked for without a connection too, and at every visit anew', async () => {
    const { kept, show, hide } = choose(titled, 7, false);
    await shows('plan', 'Trip 7');
    hide();
    await waitFor(() => expect(kept()).toHaveLength(0));
    show(7);
    await shows('plan', 'Trip 7');
    expect(asked()).toEqual(['GET /api/trips/7/plan', 'GET /api/trips/7/plan']);
  });

  test('is let go of when nobody waits for it any more', async () => {
    const { kept, hide } = choose({ 'GET /api/trips/:id/plan': () => new Promise(() => undefined) }, 7);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    hide();
    await waitFor(() => expect(kept()).toHaveLength(0));
  });

  test('of a trip that is gone is an error that says so', async () => {
    choose({}, 7);
    await shows('plan', 'This trip has been deleted since.');
  });
});

describe('an addition', () => {
  test('to a trip is one command on its plan, said with a way there', async () => {
    open(account());
    await waitFor(() => expect(listReads()).toBe(1));
    const placeIn = jest.fn(() => place);
    await press(spring, placeIn);
    await shows('toast', 'Added to trip: Hotel Campo Marzio is in Spring.');
    expect(placeIn).toHaveBeenCalledWith(rome);
    const [{ path, key, body }] = sent as [(typeof sent)[0]];
    const { base, command } = body as CommandRequest;
    const part = 'id' in command ? command.id.replace(/-1$/, '') : '';
    expect(part).toMatch(/^[0-9a-f]{32}$/);
    let serial = 0;
    const newId = () => `${part}-${(serial += 1)}`;
    expect(command).toEqual(additionStep(rome, inRome, { place, today: todayHere(), newId }));
    expect(serial).toBe(2);
    expect([path, base]).toEqual(['/api/trips/7/commands', 4]);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(key).not.toBe(part);
    expect(sent).toHaveLength(1);
    expect(onDone).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(listReads()).toBe(2));
    expect(screen.getByLabelText('page')).toHaveTextContent(/^\/$/);
    await act(async () => screen.getByRole('button', { name: 'View trip' }).click());
    await shows('page', '/trips/7');
  });

  test('of something to do is where it was wanted', async () => {
    open(account(), museum);
    await press(spring);
    await shows('toast', 'Attraction Added: Capitoline Museums has been added to your trip itinerary.');
    expect(sent[0]?.body).toMatchObject({ command: { type: 'item.add', content: place } });
  });

  test('to a new trip makes the trip first', async () => {
    open(account());
    await press(dates);
    await shows('toast', 'Added to trip: Hotel Campo Marzio is in Trip to Rome.');
    expect(sent.map(({ path }) => path)).toEqual(['/api/trips', '/api/trips/8/commands']);
    const draft = { title: 'Trip to Rome', destination: 'Rome, Italy', ...dates, budget: null, notes: null };
    expect(sent[0]?.body).toEqual(draft);
    expect(asked()).toContain('GET /api/trips/8/plan');
    await act(async () => screen.getByRole('button', { name: 'View trip' }).click());
    await shows('page', '/trips/8');
  });

  test('that is there already is not made again', async () => {
    const source = { kind: 'hotel', id: 'h1 2127-04-10' } as const;
    const versions = { version: 1, latest: 1 };
    const step = additionStep(rome, inRome, { place, today: '2126-11-22', newId: () => 'item-0001' });
    const content = step.type === 'booking.add' ? step.places[0]?.content : undefined;
    if (!content) throw new Error('A stay is a booking with one place.');
    const item = { ...content, bookingId: null, source, ...versions };
    open(account({ ...rome, items: { 'item-0001': item } }));
    await press(spring);
    await shows('toast', 'Already added: Hotel Campo Marzio is in Spring already.');
    expect(sent).toEqual([]);
    expect(onDone).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(listReads()).toBe(2));
    await act(async () => screen.getByRole('button', { name: 'View trip' }).click());
    await shows('page', '/trips/7');
  });

  test('that failed is pressed again under the same keys', async () => {
    let isDown = true;
    const { 'POST /api/trips/:id/commands': take, ...others } = account();
    open({
      ...others,
      'POST /api/trips/:id/commands': (request) => {
        const answer = take?.(request);
        return isDown ? resting() : answer;
      },
    });
    await press(dates);
    await shows('toast', 'destructive: Error: Trips are resting.');
    expect(onDone).not.toHaveBeenCalled();
    expect(listReads()).toBe(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    isDown = false;
    await press(dates);
    await shows('toast', 'Added to trip: Hotel Campo Marzio is in Trip to Rome.');
    const [trip, command, tripAgain, commandAgain] = sent;
    expect(sent).toHaveLength(4);
    expect([tripAgain, commandAgain]).toEqual([trip, command]);
    expect(trip?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(trip?.key).not.toBe(command?.key);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Fakes, string]>([
    ['that has words', { 'POST /api/trips': resting }, 'Trips are resting.'],
    ['that has none', { 'POST /api/trips': wordless }, 'Failed to add it to the trip'],
    [
      'of a trip that is gone',
      { 'GET /api/trips/:id/plan': () => fakeError(404, 'not-found', 'No such trip.') },
      'This trip has been deleted since.',
    ],
  ])('says its failure, one %s', async (_which, fakes, sentence) => {
    open({ ...account(), ...fakes });
    await press(dates);
    await shows('toast', `destructive: Error: ${sentence}`);
    expect(asked()).not.toContain('POST /api/trips/8/commands');
    expect(onDone).not.toHaveBeenCalled();
  });

  test('for which this browser has no room leaves no trip behind', async () => {
    const full = new Error('This browser has no room left to keep trips.');
    jest.spyOn(browserTrips, 'writePlan').mockImplementationOnce(() => {
      throw full;
    });
    open({}, museum, 'browser');
    await press(dates);
    await shows('toast', `destructive: Error: ${full.message}`);
    await press(dates);
    await shows('toast', 'Attraction Added: Capitoline Museums has been added to your trip itinerary.');
    expect((await browserTrips.list()).filter(({ isSample }) => !isSample)).toHaveLength(1);
  });

  test('to a trip of this browser stays in it, without a connection too', async () => {
    open({}, museum, 'browser');
    onlineManager.setOnline(false);
    await press(dates);
    await shows('toast', 'Attraction Added: Capitoline Museums has been added to your trip itinerary.');
    const trip = (await browserTrips.list()).find(({ isSample }) => !isSample);
    expect(trip).toMatchObject({ title: 'Trip to Rome', ...dates });
    const items = browserTrips.readPlan(trip?.id ?? 0)?.plan.items ?? {};
    expect(Object.values(items)).toMatchObject([{ title: 'Capitoline Museums', ...place }]);
    expect(api.calls).toEqual([]);
  });
});
