import type { PlanChange, PlanNews, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, emptyUndoStack, isApplied, newItem, newTrip, type Refusal } from '@sojourn/trip';
import { dropCommand, openState, runCommand, takeNews, type RunKind, type SessionState } from './plan-session.model';
import type { WaitingCommand } from './waiting.model';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });

const entitle = (text: string, version: number): TripCommand => ({
  type: 'head.edit',
  parts: { title: { text, version } },
});
const note = (text: string, version: number): TripCommand => ({
  type: 'head.edit',
  parts: { notes: { text, version } },
});
const add = (id: string): TripCommand => ({
  type: 'item.add',
  id,
  content: newItem({ type: 'activity', title: id }),
});
const edit = (id: string, version: number, title: string): TripCommand => ({
  type: 'item.edit',
  id,
  version,
  fields: { title },
});

const after = (plan: TripPlan, ...commands: TripCommand[]): TripPlan =>
  commands.reduce((now, command) => {
    const outcome = apply(now, command);
    if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
    return outcome.trip;
  }, plan);
const wait = (key: string, command: TripCommand, ...touched: string[]): WaitingCommand => ({ key, command, touched });
/** What a state becomes by commands, each named after its place. */
const afterRunning = (state: SessionState, ...commands: TripCommand[]): SessionState =>
  commands.reduce((now, command, at) => runCommand(now, { key: `key-${at + 1}`, command }).state, state);
/** Takes back or repeats the newest step of a state. */
function step(state: SessionState, kind: Exclude<RunKind, 'do'>, key: string = kind) {
  const command = state.history[kind === 'undo' ? 'done' : 'undone'].at(-1)?.command as TripCommand;
  return runCommand(state, { key, command }, kind);
}
const keysOf = ({ waiting }: SessionState) => waiting.map(({ key }) => key);
const sizeOf = ({ history: { done, undone } }: SessionState) => [done.length, undone.length];
const opened = openState(rome, []);

describe('a trip as it was opened', () => {
  it('is what is stored when nothing waits, with nothing to undo', () => {
    expect(opened).toEqual({ stored: rome, waiting: [], plan: rome, history: emptyUndoStack });
  });

  it('shows what waits carried out in order, and keeps what is stored apart', () => {
    const waiting = [wait('1', entitle('One', 1), 'head title'), wait('2', entitle('Two', 2), 'head title')];
    const state = openState(rome, waiting);
    expect(state).toMatchObject({ stored: rome, waiting, history: emptyUndoStack });
    expect(state.plan).toEqual(after(rome, entitle('One', 1), entitle('Two', 2)));
  });

  it('leaves out what does not fit, and what was built on it, but lets them wait', () => {
    const waiting = [
      wait('unfit', edit('gone', 1, 'X'), 'items gone', 'items walk-1'),
      wait('on it', add('walk-1'), 'items walk-1', 'items walk-2'),
      wait('on that', add('walk-2'), 'items walk-2'),
      wait('apart', add('walk-3'), 'items walk-3'),
    ];
    const state = openState(rome, waiting);
    expect(Object.keys(state.plan.items)).toEqual(['walk-3']);
    expect(state.waiting).toBe(waiting);
  });
});

describe('a command', () => {
  it('shows at once, waits with the parts that it touched, and can be undone', () => {
    const { state, outcome } = runCommand(opened, { key: 'one', command: entitle('One', 1) });
    expect(isApplied(outcome)).toBe(true);
    expect(state).toMatchObject({ stored: rome, plan: after(rome, entitle('One', 1)) });
    expect(state.waiting).toEqual([wait('one', entitle('One', 1), 'head title')]);
    expect(sizeOf(state)).toEqual([1, 0]);
  });

  it('waits behind those that wait already', () => {
    const state = afterRunning(opened, add('walk-1'), entitle('One', 1), edit('walk-1', 1, 'X'));
    expect(state.waiting.map(({ key, touched }) => [key, ...touched])).toEqual([
      ['key-1', 'items walk-1'],
      ['key-2', 'head title'],
      ['key-3', 'items walk-1'],
    ]);
  });

  it('that changes nothing does not wait, and is nothing to undo', () => {
    const { state, outcome } = runCommand(opened, { key: 'one', command: entitle('Rome', 1) });
    expect(isApplied(outcome)).toBe(true);
    expect(state).toEqual(opened);
  });

  it('that is refused changes nothing, and forgets nothing that was done or undone', () => {
    const before = step(afterRunning(opened, entitle('One', 1), note('Two', 1)), 'undo').state;
    const { state, outcome } = runCommand(before, { key: 'x', command: edit('gone', 1, 'X') });
    expect(outcome).toMatchObject({ refusal: { reason: 'conflict' } });
    expect(state).toEqual(before);
    expect(sizeOf(state)).toEqual([1, 1]);
  });
});

describe('undo and redo', () => {
  it('wait as commands of their own, and go back and forth', () => {
    const done = afterRunning(opened, entitle('One', 1), entitle('Two', 2));
    const undone = step(done, 'undo').state;
    expect([undone.plan.head.title.text, sizeOf(undone)]).toEqual(['One', [1, 1]]);
    const redone = step(undone, 'redo').state;
    expect([redone.plan.head.title.text, sizeOf(redone)]).toEqual(['Two', [2, 0]]);
    expect(keysOf(redone)).toEqual(['key-1', 'key-2', 'undo', 'redo']);
    expect(redone.waiting.at(-1)?.touched).toEqual(['head title']);
  });

  it('can be followed by something new, and then there is no redo', () => {
    const undone = step(afterRunning(opened, entitle('One', 1)), 'undo').state;
    expect(sizeOf(afterRunning(undone, note('New', 1)))).toEqual([1, 0]);
  });

  it('that are refused get out of the way of what was before them, and change nothing else', () => {
    const done = afterRunning(opened, note('Mine', 1), entitle('Mine', 1));
    const elsewhere = after(done.plan, entitle('Theirs', 2));
    const { state, outcome } = step({ ...done, plan: elsewhere }, 'undo');
    expect(isApplied(outcome)).toBe(false);
    expect(state).toEqual({ ...done, plan: elsewhere, history: { done: done.history.done.slice(0, 1), undone: [] } });

    const undone = step(step(done, 'undo', 'a').state, 'undo', 'b').state;
    const noted = { ...undone, plan: after(undone.plan, note('Theirs', undone.plan.head.notes.version)) };
    const again = step(noted, 'redo');
    expect(isApplied(again.outcome)).toBe(false);
    expect(again.state).toEqual({ ...noted, history: { done: [], undone: undone.history.undone.slice(0, 1) } });
  });

  it('that find it so already do not wait, but count as done', () => {
    const done = afterRunning(opened, entitle('Mine', 1));
    const isSo = { ...done, plan: after(done.plan, entitle('Rome', 2)) };
    const { state } = step(isSo, 'undo');
    expect([state.plan.head.title.text, sizeOf(state)]).toEqual(['Rome', [0, 1]]);
    expect(keysOf(state)).toEqual(['key-1']);
  });
});

describe('news of a trip', () => {
  const change = (version: number, command: TripCommand, key = `theirs-${version}`): PlanChange => ({
    ...{ version, key, command, summary: '', at: '2026-11-22T10:00:00Z', by: { role: 'owner', link: null } },
  });
  const news = (version: number, changes: PlanChange[], plan: TripPlan | null = null): PlanNews => ({
    ...{ version, changes, plan },
  });
  const mine = afterRunning(opened, entitle('Mine', 1), add('walk-1'));
  const first = rome.version + 1;

  it('are carried out on what is stored, and what waits on top of them', () => {
    const state = takeNews(mine, news(first, [change(first, note('Theirs', 1))]));
    expect(state?.stored).toEqual(after(rome, note('Theirs', 1)));
    expect(state?.plan).toEqual(after(rome, note('Theirs', 1), entitle('Mine', 1), add('walk-1')));
    expect(state).toMatchObject({ waiting: mine.waiting, history: mine.history });
  });

  it('take from what waits whatever is stored by its key', () => {
    const state = takeNews(mine, news(first, [change(first, entitle('Mine', 1), 'key-1')]));
    expect(state && keysOf(state)).toEqual(['key-2']);
    expect(state?.stored).toEqual(after(rome, entitle('Mine', 1)));
    expect(state?.plan).toEqual(mine.plan);
  });

  it('take the command that they answer from what waits, even where it changed nothing', () => {
    const state = takeNews(mine, news(rome.version, []), 'key-1');
    expect(state && keysOf(state)).toEqual(['key-2']);
    expect(state?.plan).toEqual(after(rome, add('walk-1')));
  });

  it('are not carried out twice: only what is newer than what is known', () => {
    const once = takeNews(opened, news(first, [change(first, note('One', 1))])) as SessionState;
    const both = [change(first, note('One', 1)), change(first + 1, note('Two', 2))];
    const twice = takeNews(once, news(first + 1, both));
    expect(twice?.stored).toEqual(after(rome, note('One', 1), note('Two', 2)));
    expect(takeNews(once, news(first, both.slice(0, 1)))?.stored).toEqual(once.stored);
  });

  it('that come twice do not swap two days back', () => {
    const walk = newItem({ type: 'activity', title: 'Walk', day: '2127-04-10' });
    const known = openState(after(rome, { type: 'item.add', id: 'walk', content: walk }), []);
    const swapped = change(first + 1, { type: 'day.swap', one: '2127-04-10', other: '2127-04-11' });
    const once = takeNews(known, news(first + 1, [swapped])) as SessionState;
    expect(once.plan.items['walk']?.day).toBe('2127-04-11');
    expect(takeNews(once, news(first + 1, [swapped]))?.plan).toEqual(once.plan);
  });

  it('that are older than what is known change nothing', () => {
    const known = openState(after(rome, note('One', 1), note('Two', 2)), []);
    expect(takeNews(known, news(first, [change(first, note('One', 1))]))).toEqual(known);
  });

  it.each<[string, PlanNews]>([
    ['tell of a version that their changes do not reach', news(first + 1, [change(first, note('One', 1))])],
    ['leave out the first change', news(first + 1, [change(first + 1, note('Two', 2))])],
    ['tell of a newer version and no change', news(first, [])],
    ['go beyond the version that they tell of', news(rome.version, [change(first, note('One', 1))])],
  ])('do not fit when they %s', (_why, given) => {
    expect(takeNews(mine, given)).toBeNull();
  });

  it('that are a whole plan take the place of what is stored, unless they are older', () => {
    const [older, same, newer] = [rome, after(rome, note('One', 1)), after(rome, note('One', 1), note('Two', 2))];
    const known = openState(same, mine.waiting);
    const storedBy = (plan: TripPlan) => takeNews(known, news(plan.version, [], plan))?.stored;
    expect(storedBy(older)).toBe(same);
    expect(storedBy(newer)).toBe(newer);
    const twin = structuredClone(same);
    expect(storedBy(twin)).toBe(twin);
    const state = takeNews(known, news(newer.version, [], newer), 'key-1');
    expect(state?.plan).toEqual(after(newer, add('walk-1')));
  });
});

describe('a command that was refused where the trip is kept', () => {
  const refusal: Refusal = { reason: 'refused', message: 'No.', conflicts: [] };
  const state = afterRunning(opened, add('walk-1'), entitle('Mine', 1), edit('walk-1', 1, 'Better'), note('Mine', 1));

  it('is dropped with what was built on it, and the rest goes on waiting', () => {
    const result = dropCommand(state, 'key-1', refusal);
    expect(result?.dropped).toMatchObject({ key: 'key-1', refusal, dependents: ['key-3'], touched: ['items walk-1'] });
    expect(result && keysOf(result.state)).toEqual(['key-2', 'key-4']);
    expect(result?.state.stored).toBe(rome);
    expect(result?.state.plan).toEqual(after(rome, entitle('Mine', 1), note('Mine', 1)));
  });

  it('takes its undoing with it, and that of what was built on it, and leaves the others', () => {
    const names = ({ history }: SessionState) => [history.done, history.undone].map((steps) => steps.length);
    const dropped = dropCommand(state, 'key-1', refusal)?.state as SessionState;
    expect(names(dropped)).toEqual([2, 0]);
    expect(dropped.history.done).toEqual([state.history.done[1], state.history.done[3]]);
  });

  it('takes its redoing with it, too', () => {
    const undone = step(step(state, 'undo', 'u1').state, 'undo', 'u2').state;
    expect(sizeOf(undone)).toEqual([2, 2]);
    const dropped = dropCommand(undone, 'key-1', refusal);
    expect(dropped?.dropped.dependents).toEqual(['key-3', 'u2']);
    expect(dropped?.state.history).toEqual({
      done: [undone.history.done[1]],
      undone: [undone.history.undone[0]],
    });
  });

  it('leaves what came before it on the same part', () => {
    const dropped = dropCommand(state, 'key-3', refusal);
    expect(dropped?.dropped.dependents).toEqual([]);
    expect(dropped?.state.plan.items['walk-1']?.title).toBe('walk-1');
  });

  it('is nothing when it does not wait any more', () => {
    expect(dropCommand(state, 'key-9', refusal)).toBeNull();
  });
});
