import type { TripCommand } from '@sojourn/contracts/plan';
import { emptyUndoStack, newItem, newTrip } from '@sojourn/trip';
import { useToast } from '@sojourn/web-kit';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { usePlan, usePlanStanding, type PlanAccess, type PlanStanding } from './plan-access';
import { PlanProvider } from './plan-provider';
import { planServer } from './plan-server-for-tests';
import { PlanLost, type PlanStorage, type PlanStore } from './plan.store';
import { tellTripChanged } from './trip-changed';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const entitle = (text: string, version: number): TripCommand => ({
  type: 'head.edit',
  parts: { title: { text, version } },
});
const add = (id: string): TripCommand => ({ type: 'item.add', id, content: newItem({ type: 'activity', title: id }) });

let access: PlanAccess & PlanStanding;
const Page = () => {
  access = { ...usePlan(), ...usePlanStanding() };
  const { current } = useToast();
  return (
    <>
      <h1>{access.plan.head.title.text}</h1>
      <output aria-label="items">{Object.keys(access.plan.items).join(' ')}</output>
      <output aria-label="toast">{current && [current.title, current.description].filter(Boolean).join(': ')}</output>
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </>
  );
};

function open({ storage = 'account', role = 'owner', isSample = false, ...more }: Opening = {}) {
  const server = planServer(rome);
  const store: PlanStore = { ...server.store({ storage }), ...more.store };
  const unsent = { load: () => [], save: () => undefined };
  const undoHistory = { load: () => emptyUndoStack, save: () => undefined };
  const source = { id: 7, path: '/api/trips/7', role, isSample, stored: rome, store, unsent, undoHistory };
  const page = render(
    <StrictMode>
      <PlanProvider source={source}>
        <Page />
      </PlanProvider>
    </StrictMode>,
  );
  return { server, page };
}
type Opening = { storage?: PlanStorage; role?: PlanAccess['role']; isSample?: boolean; store?: Partial<PlanStore> };

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const doing = (work: () => unknown) => act(async () => void work());
const title = () => screen.getByRole('heading').textContent;
const items = () => screen.getByLabelText('items').textContent;
const toast = () => screen.getByLabelText('toast').textContent;
const seeing = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Somebody comes back to the page, which asks then what others have done. */
const lookAgain = () => void document.dispatchEvent(new Event('visibilitychange'));

describe('an open trip', () => {
  it('is changed at once, stored behind the scenes, and said with Undo', async () => {
    const { server } = open();
    await doing(() => access.run(entitle('Roma', 1), { title: 'Saved', description: 'It is Roma.' }));
    expect([title(), toast()]).toEqual(['Roma', 'Saved: It is Roma.']);
    expect(server.plan().head.title.text).toBe('Roma');
    await doing(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(title()).toBe('Rome');
    expect(server.plan().head.title.text).toBe('Rome');
  });

  it('takes back by the toast’s Undo that very thing, whatever was done since', async () => {
    open();
    await doing(() => access.run(add('walk-1'), { title: 'Added' }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    await doing(() => access.run(add('walk-2')));
    await doing(() => undo.click());
    expect(items()).toBe('walk-2');
  });

  it('can do again what the toast’s Undo took back', async () => {
    open();
    await doing(() => access.run(add('walk-1'), { title: 'Added' }));
    await doing(() => screen.getByRole('button', { name: 'Undo' }).click());
    await doing(() => access.redo());
    expect([items(), toast()]).toEqual(['walk-1', expect.stringContaining('Redone: ')]);
  });

  it('says why the toast’s Undo cannot take it back any more', async () => {
    const { server } = open();
    await doing(() => access.run(add('walk-1'), { title: 'Added' }));
    server.doElsewhere({ type: 'item.edit', id: 'walk-1', version: 1, fields: { title: 'Theirs' } });
    await doing(lookAgain);
    await doing(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect([items(), toast()]).toEqual(['walk-1', expect.stringMatching(/^Error: .*changed somewhere else/)]);
  });

  it('undoes and redoes with words, and says nothing where there is nothing', async () => {
    open();
    await doing(() => access.undo());
    expect(toast()).not.toContain('Undone');
    await doing(() => access.run(entitle('Roma', 1)));
    await doing(() => access.undo());
    expect([title(), toast()]).toEqual(['Rome', expect.stringContaining('Undone: ')]);
    await doing(() => access.redo());
    expect([title(), toast()]).toEqual(['Roma', expect.stringContaining('Redone: ')]);
  });

  it('returns a refusal to a field, and tells it where there is none', async () => {
    open();
    const missing: TripCommand = { type: 'item.remove', id: 'walk-1', version: 1 };
    const said = 'This was removed from the trip in the meantime.';
    let refusal: unknown;
    await doing(() => (refusal = access.run(missing, { title: 'Removed' })));
    expect(refusal).toMatchObject({ message: said });
    expect(toast()).not.toContain('Removed');
    await doing(() => access.tell(missing));
    expect(toast()).toBe(`Error: ${said}`);
  });

  it('is a sample until somebody makes something of it', async () => {
    open({ storage: 'browser', isSample: true });
    expect(access.isSample).toBe(true);
    await doing(() => access.run(entitle('Roma', 1)));
    expect(access.isSample).toBe(false);
  });

  it('is not changed by who may only look, nor once it is out of reach', async () => {
    open({ role: 'viewer' });
    expect(access.canEdit).toBe(false);
    const { page } = open({ store: { news: () => Promise.reject(new PlanLost('gone')) } });
    expect(access.canEdit).toBe(true);
    await doing(lookAgain);
    expect(access).toMatchObject({ canEdit: false, lost: 'gone' });
    page.unmount();
  });
});

describe('what others do', () => {
  it('to an account’s trip is asked for every 4 s while somebody looks, and at once when they look again', async () => {
    const others = planServer(rome);
    const news = jest.fn(others.store().news);
    const { page } = open({ store: { news } });
    others.doElsewhere(entitle('Theirs', 1));
    await pass(3_900);
    expect(title()).toBe('Rome');
    await pass(100);
    expect(title()).toBe('Theirs');
    const looking = seeing('hidden');
    others.doElsewhere(entitle('Later', 2));
    await pass(60_000);
    expect(title()).toBe('Theirs');
    looking.mockReturnValue('visible');
    await doing(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(title()).toBe('Later');
    page.unmount();
    const asked = news.mock.calls.length;
    await pass(60_000);
    expect(news).toHaveBeenCalledTimes(asked);
  });

  it('to a browser’s trip in another tab shows when that tab tells of it, and is not asked for', async () => {
    const news = jest.fn(async () => ({ version: 0, changes: [], plan: null }));
    open({ storage: 'browser', store: { news } });
    const tell = (key: string | null) => doing(() => window.dispatchEvent(new StorageEvent('storage', { key })));
    await pass(60_000);
    await tell('theme');
    expect(news).not.toHaveBeenCalled();
    await tell('trips');
    await tell(null);
    expect(news).toHaveBeenCalledTimes(2);
  });

  it('shows at once when something beside the plan adds to the trip', async () => {
    const news = jest.fn(async () => ({ version: 0, changes: [], plan: null }));
    open({ storage: 'browser', store: { news } });
    await doing(tellTripChanged);
    expect(news).toHaveBeenCalledTimes(1);
  });
});

it('what waits is sent at once when the connection is back', async () => {
  let isDown = true;
  const server = planServer(rome);
  const working = server.store();
  const send: PlanStore['send'] = (sent) => (isDown ? Promise.reject(new Error('Nothing.')) : working.send(sent));
  open({ store: { ...working, send } });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await doing(() => window.dispatchEvent(new Event('offline')));
  await doing(() => access.run(entitle('Roma', 1)));
  expect(access.saving).toBe('unsaved');
  isDown = false;
  online.mockReturnValue(true);
  await doing(() => window.dispatchEvent(new Event('online')));
  expect(access.saving).toBe('saved');
  expect(server.plan().head.title.text).toBe('Roma');
});
