import type { TripStep } from '@sojourn/contracts/plan';
import { apply, isApplied, newTrip, type Refusal } from '@sojourn/trip';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, waitFor } from '@testing-library/react';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { useEditForm } from './edit.queries';
import { missingWords } from './editor.model';

const rome = newTrip({
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2127-04-10',
  endDate: '2127-04-17',
  budgetCents: 125_000,
  notes: 'Book the Galleria early.',
});
const { head } = rome;

/** The trip after somebody else has edited it. */
function editedBySomebody(parts: (TripStep & { type: 'head.edit' })['parts']) {
  const outcome = apply(rome, { type: 'head.edit', parts });
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome.trip;
}
const refusal = (reason: Refusal['reason'], message: string): Refusal => ({ reason, message, conflicts: [] });

let edit: ReturnType<typeof useEditForm>;
let shown: ReturnType<typeof useToast>;
const onDone = jest.fn();
const run = jest.fn<Refusal | null, Parameters<PlanAccess['run']>>();

const Subject = () => {
  edit = useEditForm(onDone);
  shown = useToast();
  return null;
};
const pageOf = (access: Partial<PlanAccess>) => (
  <PortalForTests user={null}>
    <PlanForTests plan={rome} access={{ run, ...access }}>
      <Subject />
    </PlanForTests>
  </PortalForTests>
);
const open = (access: Partial<PlanAccess> = {}) => render(pageOf(access));
const type = (field: 'title' | 'notes' | 'startDate' | 'endDate' | 'destination', value: string) =>
  act(() => edit.form.set(field, value));
const submit = () => act(() => edit.submit());
function said() {
  if (!shown.current) return null;
  const { id: _, ...words } = shown.current;
  return words;
}

beforeEach(() => {
  onDone.mockReset();
  run.mockReset().mockReturnValue(null);
});
afterEach(() => shown.dismiss());

describe('the form of a trip', () => {
  test.each([
    ['account', 'account'],
    ['link', 'account'],
    ['browser', 'browser'],
  ] as const)('kept as %s is that of a trip of an %s, filled in', (storage, kind) => {
    open({ storage });
    expect(edit.form).toMatchObject({ storage: kind, isEditing: true, savedStatus: 'planning', refusals: 0 });
    expect(edit.form.values).toEqual({
      ...{ title: 'Rome in spring', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-17' },
      ...{ budget: '1250', notes: 'Book the Galleria early.', status: 'planning', imageUrl: '' },
      ...{ activities: [], activity: '', people: '', accommodation: '', flight: '' },
    });
    expect(edit.form.faults).toEqual({});
    expect([edit.changes, edit.policy]).toEqual([null, 'keep-bookings']);
  });

  test('closes when nothing was changed, and changes nothing', () => {
    open();
    submit();
    expect(run).not.toHaveBeenCalled();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('changes what was typed, says so and closes', () => {
    open();
    type('title', '  Rome in May ');
    submit();
    const parts = { title: { text: 'Rome in May', version: head.title.version } };
    const words = { title: 'Trip saved', description: 'Rome in May is up to date.' };
    expect(run.mock.calls).toEqual([[{ type: 'head.edit', parts }, words]]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(edit.changes).toBeNull();
  });

  test('keeps bookings when dates are new and no other way was chosen', () => {
    open();
    type('endDate', '2127-04-18');
    submit();
    act(() => edit.setPolicy('unschedule'));
    expect(edit.policy).toBe('unschedule');
    submit();
    const change = {
      type: 'dates.change',
      version: head.dates.version,
      startDate: '2127-04-10',
      endDate: '2127-04-18',
    };
    expect(run.mock.calls.map(([command]) => command)).toEqual([
      { ...change, policy: 'keep-bookings' },
      { ...change, policy: 'unschedule' },
    ]);
  });

  test.each([
    { storage: 'account', words: missingWords.account, fault: 'Give the trip a title.' },
    { storage: 'browser', words: missingWords.browser, fault: 'Give the trip a name.' },
  ] as const)('of a trip kept as $storage says what is missing and stays', ({ storage, words, fault }) => {
    open({ storage });
    type('title', ' ');
    submit();
    expect(said()).toEqual({ ...words, variant: 'destructive' });
    expect(edit.form.faults).toEqual({ title: fault });
    expect(edit.form.refusals).toBe(1);
    expect(run).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each(['refused', 'limit'] as const)('says why a change was not made (%s) and keeps what was typed', (reason) => {
    run.mockReturnValue(refusal(reason, 'A trip has at most 90 days.'));
    open();
    type('title', 'Rome in May');
    submit();
    expect(said()).toEqual({ title: 'Error', description: 'A trip has at most 90 days.', variant: 'destructive' });
    expect(edit.form.refusals).toBe(1);
    expect(edit.form.values.title).toBe('Rome in May');
    expect(edit.changes).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('a trip that somebody else has changed meanwhile', () => {
  const theirs = editedBySomebody({
    title: { text: 'Roma', version: head.title.version },
    destination: { name: 'Rome, Lazio', position: null, timeZone: null, version: head.destination.version },
    notes: { text: 'Theirs.', version: head.notes.version },
    status: { status: 'confirmed', version: head.status.version },
  });
  function collide() {
    const { rerender } = open();
    type('title', 'Rome in May');
    type('notes', 'Mine.');
    rerender(pageOf({ plan: theirs }));
    run.mockReturnValueOnce(refusal('conflict', 'Somebody changed it.'));
    submit();
  }

  test('keeps what was typed, takes over the rest and shows what is new', () => {
    collide();
    expect(edit.changes).toEqual([
      { field: 'title', theirs: 'Roma', clash: true },
      { field: 'destination', theirs: 'Rome, Lazio', clash: false },
      { field: 'notes', theirs: 'Theirs.', clash: true },
      { field: 'status', theirs: 'confirmed', clash: false },
    ]);
    const { title, destination, notes, status } = edit.form.values;
    expect([title, destination, notes, status]).toEqual(['Rome in May', 'Rome, Lazio', 'Mine.', 'confirmed']);
    expect(edit.form.savedStatus).toBe('confirmed');
    expect(onDone).not.toHaveBeenCalled();
    expect(said()).toBeNull();
    expect(edit.form.refusals).toBe(0);
  });

  test('is saved as it is then by the next press', () => {
    collide();
    submit();
    const parts = {
      title: { text: 'Rome in May', version: theirs.head.title.version },
      notes: { text: 'Mine.', version: theirs.head.notes.version },
    };
    expect(theirs.head.title.version).not.toBe(head.title.version);
    expect(run.mock.calls.at(-1)?.[0]).toEqual({ type: 'head.edit', parts });
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('has the other’s words where they are taken', () => {
    collide();
    const [title] = edit.changes ?? [];
    act(() => title && edit.takeTheirs(title));
    expect(edit.form.values).toMatchObject({ title: 'Roma', notes: 'Mine.', destination: 'Rome, Lazio' });
    expect(edit.changes).toEqual([
      { field: 'title', theirs: 'Roma', clash: false },
      { field: 'destination', theirs: 'Rome, Lazio', clash: false },
      { field: 'notes', theirs: 'Theirs.', clash: true },
      { field: 'status', theirs: 'confirmed', clash: false },
    ]);
  });

  test('lists nothing where nothing was listed', () => {
    open();
    act(() => edit.takeTheirs({ field: 'title', theirs: 'Roma', clash: true }));
    expect(edit.form.values.title).toBe('Roma');
    expect(edit.changes).toEqual([]);
  });
});

describe('the picture of a trip', () => {
  const fetched = 'POST /api/trips/:id/pictures/:pictureId/fetched';
  const address = 'https://example.org/a.jpg';
  const giveAddress = () => act(() => edit.form.set('imageUrl', address));

  test('is fetched before the trip is saved with it', async () => {
    const api = fakeApi({ [fetched]: () => ({ mediaType: 'image/jpeg', bytes: 9 }) });
    open();
    giveAddress();
    submit();
    expect([edit.isFetching, run.mock.calls.length]).toEqual([true, 0]);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const picture = api.calls[0]?.path.split('/').at(-2);
    const cover = { imageUrl: address, picture, version: head.cover.version };
    expect(run.mock.calls[0]?.[0]).toEqual({ type: 'head.edit', parts: { cover } });
  });

  test('keeps the rest of the change when it cannot be fetched, and says why', async () => {
    fakeApi({ [fetched]: () => fakeError(400, 'bad-input', 'Nobody can open that.') });
    open();
    giveAddress();
    type('title', 'Rome in May');
    submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const parts = {
      title: { text: 'Rome in May', version: head.title.version },
      cover: { imageUrl: address, version: head.cover.version },
    };
    const done = { title: 'Trip saved without the picture', description: 'Nobody can open that.' };
    expect(run).toHaveBeenCalledWith({ type: 'head.edit', parts }, done);
  });

  test.each(['my kitten', 'javascript:alert(1)', 'ftp://example.org/a.jpg'])(
    'keeps what was typed and saves nothing when it is %s',
    (typed) => {
      open();
      act(() => edit.form.set('imageUrl', typed));
      submit();
      expect(edit.form.faults.imageUrl).toMatch(/begins with https/);
      expect(edit.form.values.imageUrl).toBe(typed);
      expect(run).not.toHaveBeenCalled();
    },
  );

  test('saves nothing when the form was closed meanwhile', async () => {
    let answer = (_: unknown) => undefined as void;
    fakeApi({ [fetched]: () => new Promise((resolve) => (answer = resolve)) });
    const { unmount } = open();
    giveAddress();
    submit();
    unmount();
    await act(async () => answer({ mediaType: 'image/jpeg', bytes: 9 }));
    expect(run).not.toHaveBeenCalled();
  });

  test('is asked of nobody by a browser without an account, and cannot be set by a link', () => {
    open({ storage: 'browser', path: '' });
    giveAddress();
    submit();
    expect(run).toHaveBeenCalledTimes(1);
    open({ storage: 'link', path: '/api/shared/x' });
    expect(edit.form.path).toBeNull();
  });
});
