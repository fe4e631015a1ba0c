import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { emptyUndoStack, isApplied, newItem, newTrip, type UndoStack } from '@sojourn/trip';
import { planServer, type Failure } from './plan-server-for-tests';
import { openPlanSession, type PlanSession } from './plan-session';
import type { WaitingCommand } from './waiting.model';
import { CommandRefused, PlanLost, type LossReason, type PlanStore } from './plan.store';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });

const entitle = (text: string, version: number): TripCommand => ({
  type: 'head.edit',
  parts: { title: { text, version } },
});
const note = (text: string, version: number): TripCommand => ({
  type: 'head.edit',
  parts: { notes: { text, version } },
});
const add = (id: string, title = id): TripCommand => ({
  type: 'item.add',
  id,
  content: newItem({ type: 'activity', title }),
});
const edit = (id: string, version: number, title: string): TripCommand => ({
  type: 'item.edit',
  id,
  version,
  fields: { title },
});

let sessions: PlanSession[] = [];
/** Opens a trip that a server keeps; `room` is where this browser keeps what waits. */
function openWith({
  server = planServer(rome),
  failures = [] as Failure[],
  isWhole = false,
  room = [] as WaitingCommand[],
  history = emptyUndoStack as UndoStack,
  store = server.store({ failures, isWhole }) as PlanStore,
  stored = server.plan() as TripPlan,
} = {}) {
  const kept = { room, history };
  const unsent = {
    load: () => kept.room,
    save: (next: readonly WaitingCommand[]) => void (kept.room = [...next]),
  };
  const undoHistory = {
    load: () => kept.history,
    save: (next: UndoStack) => void (kept.history = next),
  };
  const session = openPlanSession({ stored, store, unsent, undoHistory });
  sessions.push(session);
  session.start();
  return { session, server, kept, failures };
}
/** Lets everything happen that needs no time to pass. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const titleOf = (plan: TripPlan) => plan.head.title.text;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const session of sessions) session.close();
  sessions = [];
  jest.useRealTimers();
});

describe('what is done to an open trip', () => {
  it('shows at once, and is stored in order, one command at a time', async () => {
    const { session, server } = openWith();
    session.run(entitle('One', 1));
    session.run(entitle('Two', 2));
    session.run(entitle('Three', 3));
    expect(titleOf(session.current().plan)).toBe('Three');
    expect(session.current().saving).toBe('saving');
    expect(server.log).toHaveLength(1);
    await settle();
    expect(server.log.map(({ command }) => command)).toEqual([
      entitle('One', 1),
      entitle('Two', 2),
      entitle('Three', 3),
    ]);
    expect(session.current()).toMatchObject({ saving: 'saved', waiting: [] });
    expect(session.current().stored).toEqual(server.plan());
  });

  it('names what it takes back or does again', async () => {
    const server = planServer(rome);
    const store = server.store();
    const { session } = openWith({ server, store });
    session.run(entitle('One', 1));
    session.step('undo');
    session.step('redo');
    await settle();
    const [first, second, third] = store.sent;
    expect([first?.undoes, second?.undoes, third?.undoes]).toEqual([undefined, first?.key, second?.key]);
  });

  it('is sent with the newest version that is known', async () => {
    const server = planServer(rome);
    const store = server.store();
    const { session } = openWith({ server, store });
    session.run(entitle('One', 1));
    session.run(note('Two', 1));
    await settle();
    expect(store.sent.map(({ base }) => base)).toEqual([0, 1]);
  });

  it('changes and stores nothing when it is so already', async () => {
    const { session, server } = openWith();
    expect(isApplied(session.run(entitle('Rome', 1)))).toBe(true);
    await settle();
    expect(server.log).toEqual([]);
    expect(session.current()).toMatchObject({ saving: 'saved', plan: rome });
  });

  it('is told to whoever listens, until they stop', async () => {
    const { session } = openWith();
    const listener = jest.fn();
    const stop = session.subscribe(listener);
    session.run(entitle('One', 1));
    expect(listener).toHaveBeenCalled();
    await settle();
    stop();
    listener.mockClear();
    session.run(entitle('Two', 2));
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });

  it('is refused at once by the rules of a trip, and then changes nothing', async () => {
    const { session, server } = openWith();
    const outcome = session.run(edit('nobody-1', 1, 'X'));
    expect(outcome).toMatchObject({ refusal: { reason: 'conflict' } });
    await settle();
    expect(server.log).toEqual([]);
    expect(session.current().plan).toEqual(rome);
  });
});

describe('a failure', () => {
  it.each<Failure>(['before', 'after'])('%s the write loses nothing and does nothing twice', async (failure) => {
    const { session, server } = openWith({ failures: [failure] });
    session.run(add('walk-1'));
    session.run(add('walk-2'));
    await settle();
    expect(session.current().saving).toBe('unsaved');
    expect(Object.keys(session.current().plan.items)).toEqual(['walk-1', 'walk-2']);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(session.current().saving).toBe('saved');
    expect(server.log.map(({ command }) => command)).toEqual([add('walk-1'), add('walk-2')]);
  });

  it('is followed by another attempt after 2 s, then twice as long each time, 30 s at most, and by 2 s after a success', async () => {
    const attempts: number[] = [];
    const server = planServer(rome);
    const working = server.store();
    let isDown = true;
    const began = Date.now();
    const store: PlanStore = {
      ...working,
      send: async (sent) => {
        attempts.push((Date.now() - began) / 1_000);
        if (isDown) throw new Error('Nothing answered.');
        return working.send(sent);
      },
    };
    const { session } = openWith({ server, store });
    session.run(entitle('One', 1));
    await jest.advanceTimersByTimeAsync(125_000);
    expect(attempts).toEqual([0, 2, 6, 14, 30, 60, 90, 120]);
    isDown = false;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(session.current().saving).toBe('saved');
    isDown = true;
    attempts.length = 0;
    session.run(entitle('Two', 2));
    await jest.advanceTimersByTimeAsync(2_500);
    expect(attempts).toHaveLength(2);
  });

  it('does not wait when somebody tries again', async () => {
    const { session, server } = openWith({ failures: ['before', 'before'] });
    session.run(entitle('One', 1));
    await settle();
    session.retry();
    await settle();
    expect(session.current().saving).toBe('unsaved');
    session.retry();
    await settle();
    expect(session.current().saving).toBe('saved');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.log).toHaveLength(1);
  });

  it('of an ask for news is no fault of what was done', async () => {
    const { session } = openWith({ failures: ['before'] });
    await session.refresh();
    expect(session.current()).toMatchObject({ saving: 'saved', lost: null });
  });
});

describe('what others do', () => {
  it('shows when it is asked for, and leaves one’s own where it was', async () => {
    const { session, server } = openWith();
    session.run(add('walk-1'));
    await settle();
    server.doElsewhere(entitle('Theirs', 1));
    expect(titleOf(session.current().plan)).toBe('Rome');
    await session.refresh();
    expect(titleOf(session.current().plan)).toBe('Theirs');
    expect(Object.keys(session.current().plan.items)).toEqual(['walk-1']);
  });

  it('comes with the answer to what is sent, and merges with what still waits', async () => {
    const { session, server } = openWith();
    server.doElsewhere(entitle('Theirs', 1));
    session.run(add('walk-1'));
    session.run(add('walk-2'));
    await settle();
    expect(titleOf(session.current().plan)).toBe('Theirs');
    expect(Object.keys(server.plan().items)).toEqual(['walk-1', 'walk-2']);
    expect(session.current().plan).toEqual(server.plan());
  });

  it('is not asked for while something waits: the answer to that has the news', async () => {
    const server = planServer(rome);
    const news = jest.fn();
    const { session } = openWith({ server, store: { ...server.store({ failures: ['before'] }), news } });
    session.run(entitle('One', 1));
    await settle();
    await session.refresh();
    expect(news).not.toHaveBeenCalled();
  });

  it('comes as the whole plan where its changes do not add up to it here, as after a release with other rules', async () => {
    const { session, server } = openWith();
    const store = server.store();
    const news = jest.fn(async (after: number | null) => {
      const answer = await store.news(after);
      // As if this browser carried the change out in another way.
      return after === null ? answer : { ...answer, changes: [] };
    });
    const other = openWith({ server, store: { ...store, news }, stored: rome });
    session.run(entitle('Theirs', 1));
    await settle();
    await other.session.refresh();
    expect(news.mock.calls.map(([after]) => after)).toEqual([0, null]);
    expect(other.session.current().plan).toEqual(server.plan());
  });

  it('never takes the plan back to an older one', async () => {
    const { session, server } = openWith({ isWhole: true });
    session.run(entitle('One', 1));
    await settle();
    const late = openWith({
      server,
      store: { ...server.store(), news: async () => ({ version: 0, changes: [], plan: rome }) },
    });
    await late.session.refresh();
    expect(titleOf(late.session.current().plan)).toBe('One');
  });
});

describe('a command that is refused where the plan is kept', () => {
  it('is dropped alone: what waits beside it is kept, and theirs is shown', async () => {
    const { session, server } = openWith();
    server.doElsewhere(entitle('Theirs', 1));
    session.run(entitle('Mine', 1));
    session.run(add('walk-1'));
    await settle();
    expect(session.current()).toMatchObject({ saving: 'saved', waiting: [] });
    expect(titleOf(session.current().plan)).toBe('Theirs');
    expect(Object.keys(server.plan().items)).toEqual(['walk-1']);
    const [dropped, ...others] = session.current().dropped;
    expect(others).toEqual([]);
    expect(dropped).toMatchObject({
      command: entitle('Mine', 1),
      refusal: { reason: 'conflict', conflicts: [{ in: 'head', id: 'title', yours: { text: 'Mine' } }] },
    });
    session.forgetDropped(dropped?.key ?? '');
    expect(session.current().dropped).toEqual([]);
  });

  it('takes along what was built on it, which would overwrite theirs unseen; one’s own version is the last one', async () => {
    const { session, server } = openWith();
    server.doElsewhere(entitle('Theirs', 1));
    session.run(entitle('Mine', 1));
    // Version 2 is mine here, and theirs there.
    session.run(entitle('Mine, better', 2));
    await settle();
    expect(titleOf(server.plan())).toBe('Theirs');
    expect(session.current().dropped).toHaveLength(1);
    expect(session.current().dropped[0]?.refusal.conflicts).toMatchObject([
      { in: 'head', id: 'title', yours: { text: 'Mine, better' }, theirs: { text: 'Theirs' } },
    ]);
  });

  it.each<[string, TripCommand, object | null]>([
    ['edited', edit('walk-1', 2, 'Mine, better'), { title: 'Mine, better', notes: '' }],
    ['removed', { type: 'item.remove', id: 'walk-1', version: 2 }, null],
    [
      'moved',
      { type: 'item.move', id: 'walk-1', version: 2, day: '2127-04-11', rank: 'a1' },
      { title: 'Mine', day: '2127-04-11' },
    ],
  ])('says of a part that was %s after it what it would have become', async (_how, after, yours) => {
    const server = planServer(rome);
    server.doElsewhere(add('walk-1'));
    const { session } = openWith({ server });
    server.doElsewhere(edit('walk-1', 1, 'Theirs'));
    session.run(edit('walk-1', 1, 'Mine'));
    session.run(after);
    await settle();
    expect(server.plan().items['walk-1']?.title).toBe('Theirs');
    const [conflict] = session.current().dropped[0]?.refusal.conflicts ?? [];
    expect(conflict?.yours).toEqual(yours === null ? null : expect.objectContaining(yours));
  });

  it('says of a part that others removed what it was here', async () => {
    const server = planServer(rome);
    server.doElsewhere(add('walk-1'));
    const { session } = openWith({ server });
    server.doElsewhere({ type: 'item.remove', id: 'walk-1', version: 1 });
    session.run(edit('walk-1', 1, 'Mine'));
    session.run(edit('walk-1', 2, 'Mine, better'));
    await settle();
    expect(session.current().dropped).toMatchObject([
      { refusal: { conflicts: [{ id: 'walk-1', theirs: null, yours: { title: 'Mine, better', type: 'activity' } }] } },
    ]);
  });

  it('is nothing to speak of where both removed the same', async () => {
    const server = planServer(rome);
    server.doElsewhere(add('walk-1'));
    const { session } = openWith({ server });
    server.doElsewhere({ type: 'item.remove', id: 'walk-1', version: 1 });
    session.run({ type: 'item.remove', id: 'walk-1', version: 1 });
    await settle();
    expect(session.current()).toMatchObject({ saving: 'saved', dropped: [] });
    expect(session.current().plan).toEqual(server.plan());
  });

  it('can no longer be undone, because its versions are theirs now', async () => {
    const { session, server } = openWith();
    server.doElsewhere(entitle('Theirs', 1));
    session.run(add('walk-1'));
    session.run(entitle('Mine', 1));
    await settle();
    expect(session.current().history.done).toHaveLength(1);
    session.step('undo');
    await settle();
    expect(titleOf(server.plan())).toBe('Theirs');
    expect(server.plan().items).toEqual({});
  });

  it('is not taken for refused because it was carried out before and its answer was lost', async () => {
    const server = planServer(rome);
    server.doElsewhere(add('walk-1'));
    const { session } = openWith({ server, failures: ['after'], isWhole: true });
    session.run({ type: 'item.remove', id: 'walk-1', version: 1 });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(session.current()).toMatchObject({ saving: 'saved', dropped: [] });
    expect(server.plan().items).toEqual({});
  });
});

describe('a plan that is out of reach', () => {
  it.each<LossReason>(['gone', 'signed-out', 'not-allowed'])(
    'says that it is %s, and keeps what waits',
    async (reason) => {
      const server = planServer(rome);
      const { session, kept } = openWith({
        server,
        store: { ...server.store(), send: () => Promise.reject(new PlanLost(reason)) },
      });
      session.run(entitle('One', 1));
      await settle();
      expect(session.current()).toMatchObject({ lost: reason, saving: 'unsaved' });
      expect(kept.room).toHaveLength(1);
      expect(jest.getTimerCount()).toBe(0);
    },
  );

  const priced = { amount: 1_250, currency: 'USD', rate: '1', rateDay: '2127-04-10', usCents: 1_250 };
  it.each<[string, TripCommand[]]>([
    ['a note', [note('Lockbox by the door', 1)]],
    ['a title', [entitle('Roma', 1)]],
    ['a status', [{ type: 'head.edit', parts: { status: { status: 'confirmed', version: 1 } } }]],
    [
      'new dates',
      [{ type: 'dates.change', version: 1, startDate: '2127-05-01', endDate: '2127-05-08', policy: 'shift' }],
    ],
    ['an event', [add('item-01', 'Museum')]],
    ['an event that is renamed at once', [add('item-01', 'Museum'), edit('item-01', 1, 'Gallery')]],
    ['an event that is taken away again', [add('item-01'), { type: 'item.remove', id: 'item-01', version: 1 }]],
    ['a traveller', [{ type: 'traveller.add', id: 'ana-0001', content: { name: 'Ana' } }]],
    [
      'an expense',
      [
        {
          ...{ type: 'expense.add', id: 'cost-001' },
          content: {
            ...{ description: 'Taxi', money: priced, category: 'transportation', day: '2127-04-10' },
            ...{ paidBy: null, sharedBy: [], bookingId: null },
          },
        },
      ],
    ],
    [
      'a thing to pack, ticked',
      [
        { type: 'packing.add', id: 'pack-001', content: { label: 'Hat', category: 'Beach', travellerId: null } },
        { type: 'packing.tick', id: 'pack-001', version: 1, checked: true },
      ],
    ],
    ['the time of several changes', [note('One', 1), entitle('Roma', 1), add('item-01'), note('Two', 2)]],
  ])(
    'keeps %s that was made after the session ended, and stores it after the next sign-in',
    async (_what, commands) => {
      const server = planServer(rome);
      const ended = openWith({
        server,
        store: { ...server.store(), send: () => Promise.reject(new PlanLost('signed-out')) },
      });
      for (const command of commands) expect(isApplied(ended.session.run(command))).toBe(true);
      const meant = ended.session.current().plan;
      await settle();
      expect(ended.session.current()).toMatchObject({ lost: 'signed-out', saving: 'unsaved' });
      ended.session.close();

      const again = openWith({ server, room: ended.kept.room });
      await settle();
      await settle();
      expect(again.session.current()).toMatchObject({ lost: null, saving: 'saved', dropped: [] });
      expect(again.kept.room).toEqual([]);
      expect(server.plan()).toEqual(meant);
    },
  );

  it('is found out by an ask for news, and found again by a later one', async () => {
    const server = planServer(rome);
    const working = server.store();
    let reason: LossReason | null = 'signed-out';
    const news = async (after: number | null) => {
      if (reason) throw new PlanLost(reason);
      return working.news(after);
    };
    const { session } = openWith({ server, store: { ...working, news } });
    await session.refresh();
    expect(session.current()).toMatchObject({ lost: 'signed-out', saving: 'saved' });
    reason = null;
    await session.refresh();
    expect(session.current().lost).toBeNull();
  });
});

describe('a page that goes', () => {
  it('leaves what waits for the next visit, which sends it once, in order', async () => {
    const server = planServer(rome);
    const first = openWith({ server, failures: ['after', 'before', 'before'] });
    first.session.run(add('walk-1'));
    first.session.run(edit('walk-1', 1, 'Long walk'));
    await settle();
    first.session.close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.log).toHaveLength(1);
    const second = openWith({ server, room: first.kept.room });
    expect(second.session.current()).toMatchObject({ saving: 'saving' });
    expect(second.session.current().plan.items['walk-1']?.title).toBe('Long walk');
    await settle();
    expect(server.log.map(({ command }) => command.type)).toEqual(['item.add', 'item.edit']);
    expect(second.kept.room).toEqual([]);
    expect(second.session.current().plan).toEqual(server.plan());
  });

  it('does not touch what another visit keeps after it was closed', async () => {
    const server = planServer(rome);
    let answer = () => {};
    const working = server.store();
    const send: PlanStore['send'] = async (sent) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return working.send(sent);
    };
    const { session, kept } = openWith({ server, store: { ...working, send } });
    session.run(entitle('One', 1));
    session.run(note('Two', 1));
    session.close();
    kept.room = [];
    answer();
    await settle();
    expect(server.log).toHaveLength(1);
    expect(kept.room).toEqual([]);
  });

  it('sends nothing after it was closed, and goes on where it was closed and started at once', async () => {
    const { session, server } = openWith();
    session.close();
    session.run(entitle('One', 1));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.log).toEqual([]);
    session.start();
    session.close();
    session.start();
    await settle();
    expect(server.log).toHaveLength(1);
    expect(session.current().saving).toBe('saved');
  });
});

describe('Undo and Redo', () => {
  it('take the newest back and do it again, and are stored like everything else', async () => {
    const { session, server } = openWith();
    expect(session.step('undo')).toBeUndefined();
    session.run(entitle('One', 1));
    session.run(add('walk-1'));
    session.step('undo');
    expect(session.current().plan.items).toEqual({});
    session.step('undo');
    expect(titleOf(session.current().plan)).toBe('Rome');
    session.step('redo');
    await settle();
    expect(titleOf(server.plan())).toBe('One');
    expect(session.current().history).toMatchObject({ done: [{}], undone: [{}] });
  });

  it('take back on the next page what was done on the one before', async () => {
    const { session, server, kept } = openWith();
    session.run(entitle('One', 1));
    await settle();
    session.close();
    const { session: reloaded } = openWith({ server, history: kept.history });
    expect(reloaded.current().history.done).toMatchObject([{ summary: expect.any(String) }]);
    reloaded.step('undo');
    await settle();
    expect(titleOf(server.plan())).toBe('Rome');
    expect(reloaded.current().history).toMatchObject({ done: [], undone: [{}] });
  });

  it('do not stop at what can no longer be taken back', async () => {
    const { session, server } = openWith();
    session.run(entitle('One', 1));
    session.run(add('walk-1'));
    await settle();
    server.doElsewhere(edit('walk-1', 1, 'Theirs'));
    await session.refresh();
    expect(session.step('undo')).toMatchObject({ refusal: { reason: 'conflict' } });
    session.step('undo');
    await settle();
    expect(titleOf(server.plan())).toBe('Rome');
    expect(server.plan().items['walk-1']?.title).toBe('Theirs');
  });
});

it('a refusal is an error in a person’s words', () => {
  const refusal = { reason: 'limit', message: 'A trip has at most 20 travellers.', conflicts: [] } as const;
  expect(new CommandRefused({ ...refusal, conflicts: [] })).toMatchObject({ message: refusal.message, refusal });
});
