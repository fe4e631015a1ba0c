import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, newItem, newTrip, type Conflict, type Refusal } from '@sojourn/trip';
import { isMoot, partsOfUndo, withDependents, type WaitingCommand } from './waiting.model';

const empty = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const after = (plan: TripPlan, command: TripCommand): TripPlan => {
  const outcome = apply(plan, command);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome.trip;
};
const walk = newItem({ type: 'activity', title: 'Walk' });
const rome = after(empty, { type: 'item.add', id: 'walk-1', content: walk });

const entitle = (text: string, version: number): TripCommand => ({
  type: 'head.edit',
  parts: { title: { text, version } },
});
const edit = (version: number, title: string, id = 'walk-1'): TripCommand => ({
  type: 'item.edit',
  id,
  version,
  fields: { title },
});
const remove = (version: number): TripCommand => ({ type: 'item.remove', id: 'walk-1', version });
const setRate = (version: number, rate: string, currency = 'EUR'): TripCommand => ({
  type: 'rate.set',
  currency,
  version,
  content: { rate, day: '2127-04-10' },
});
const changeDates = (version: number, endDate: string): TripCommand => ({
  type: 'dates.change',
  version,
  startDate: '2127-04-10',
  endDate,
  policy: 'shift',
});
const restore = (parts: Partial<Extract<TripCommand, { type: 'restore' }>>): TripCommand => ({
  type: 'restore',
  summary: 'Undid it',
  head: {},
  put: [],
  change: [],
  remove: [],
  ...parts,
});

const wait = (key: string, command: TripCommand, ...touched: string[]): WaitingCommand => ({ key, command, touched });
const refusalWith = (...conflicts: Conflict[]): Refusal => ({ reason: 'conflict', message: 'No.', conflicts });
const plain: Refusal = { reason: 'refused', message: 'No.', conflicts: [] };

describe('a command that was refused', () => {
  const title = entitle('Mine', 1);

  it('is nothing where it does not wait', () => {
    const waiting = [wait('one', title, 'head title')];
    expect(withDependents({ stored: rome, waiting, plan: rome }, 'two', plain)).toBeNull();
    expect(withDependents({ stored: rome, waiting: [], plan: rome }, 'one', plain)).toBeNull();
  });

  it('takes with it what came after it on the same parts, and on the parts of those', () => {
    const waiting = [
      wait('before', title, 'items a'),
      wait('refused', title, 'items a', 'items b'),
      wait('apart', title, 'items c'),
      wait('on b', title, 'items b', 'items d'),
      wait('on d', title, 'items d'),
      wait('also apart', title, 'items e'),
    ];
    expect(withDependents({ stored: rome, waiting, plan: rome }, 'refused', plain)).toEqual({
      key: 'refused',
      command: title,
      refusal: plain,
      dependents: ['on b', 'on d'],
      touched: ['items a', 'items b', 'items d'],
    });
  });

  it('leaves what changed a part before a dependent did', () => {
    const waiting = [
      wait('refused', title, 'items a'),
      wait('early on b', title, 'items b'),
      wait('on both', title, 'items a', 'items b'),
    ];
    expect(withDependents({ stored: rome, waiting, plan: rome }, 'refused', plain)?.dependents).toEqual(['on both']);
  });
});

describe('one’s own version of a part', () => {
  const theirTitle: Conflict = {
    ...{ in: 'head', id: 'title', version: 1, yours: { text: 'Mine' } },
    theirs: { text: 'Theirs', version: 2, latest: 2 },
  };
  const theirWalk: Conflict = {
    ...{ in: 'items', id: 'walk-1', version: 1, yours: { ...walk, title: 'Mine' } },
    theirs: { ...walk, title: 'Theirs', version: 2, latest: 2 },
  };
  const theirRate: Conflict = {
    ...{ in: 'rates', id: 'EUR', version: 1, yours: { rate: '1.1', day: '2127-04-10' } },
    theirs: { rate: '1.3', day: '2127-04-10', version: 2, latest: 2 },
  };
  const theirDates: Conflict = {
    ...{ in: 'head', id: 'dates', version: 1, yours: { startDate: '2127-04-10', endDate: '2127-04-18' } },
    theirs: { startDate: '2127-04-10', endDate: '2127-04-12', version: 2, latest: 2 },
  };
  const yoursAfter = (conflict: Conflict, ...commands: TripCommand[]) => {
    const part = `${conflict.in} ${conflict.id}`;
    const waiting = [
      wait('refused', entitle('Mine', 1), part),
      ...commands.map((each, at) => wait(`${at}`, each, part)),
    ];
    return withDependents({ stored: rome, waiting, plan: rome }, 'refused', refusalWith(conflict))?.refusal.conflicts[0]
      ?.yours;
  };

  it.each<[string, Conflict, [TripCommand, yours: unknown]]>([
    ['a title', theirTitle, [entitle('Better', 2), { text: 'Better' }]],
    ['an item', theirWalk, [edit(2, 'Better'), { ...walk, title: 'Better' }]],
    ['an item that is taken away', theirWalk, [remove(2), null]],
    ['a rate', theirRate, [setRate(2, '1.2'), { rate: '1.2', day: '2127-04-10' }]],
    ['a rate that is taken away', theirRate, [{ type: 'rate.remove', currency: 'EUR', version: 2 }, null]],
    ['dates', theirDates, [changeDates(2, '2127-04-20'), { startDate: '2127-04-10', endDate: '2127-04-20' }]],
  ])('is what a command after it made of %s, without its versions', (_what, conflict, [command, yours]) => {
    expect(yoursAfter(conflict, command)).toEqual(yours);
  });

  it('is what the last of several made of it', () => {
    expect(yoursAfter(theirTitle, entitle('Better', 2), entitle('Best', 3))).toEqual({ text: 'Best' });
    expect(yoursAfter(theirWalk, edit(2, 'Better'), remove(3))).toBeNull();
    expect(yoursAfter(theirWalk, remove(2), edit(3, 'Best'))).toBeNull();
  });

  it.each<[string, Conflict, TripCommand]>([
    ['another part of the head', theirTitle, { type: 'head.edit', parts: { notes: { text: 'x', version: 1 } } }],
    ['another item', theirWalk, edit(2, 'Better', 'walk-2')],
    ['another currency', theirRate, setRate(2, '1.2', 'JPY')],
    ['the dates and not the title', theirTitle, changeDates(2, '2127-04-20')],
    ['what cannot be', theirDates, changeDates(2, '2127-04-09')],
  ])('stays as it was when a command changes %s', (_what, conflict, command) => {
    expect(yoursAfter(conflict, command)).toBe(conflict.yours);
  });

  it('stays as it was when the part is gone there', () => {
    const gone = { ...theirWalk, theirs: null };
    expect(yoursAfter(gone, edit(2, 'Better'))).toBe(gone.yours);
  });

  it('is for a part that others removed what was shown here until then', () => {
    const gone: Conflict = { in: 'items', id: 'walk-1', version: 1, theirs: null, yours: null };
    const plan = after(rome, edit(1, 'As I made it'));
    const waiting = [wait('refused', edit(1, 'As I made it'), 'items walk-1')];
    const yoursIn = (shown: TripPlan, conflict: Conflict) =>
      withDependents({ stored: empty, waiting, plan: shown }, 'refused', refusalWith(conflict))?.refusal.conflicts[0]
        ?.yours;
    expect(yoursIn(plan, gone)).toEqual({ ...walk, title: 'As I made it' });
    expect(yoursIn(empty, gone)).toBeNull();
    expect(yoursIn(plan, { ...theirWalk, yours: null })).toBeNull();
  });
});

describe('a command that nobody loses anything by', () => {
  const gone: Conflict = { in: 'items', id: 'walk-1', version: 1, theirs: null, yours: null };
  const changed: Conflict = { ...gone, theirs: { ...walk, version: 2, latest: 2 } };
  const wanted: Conflict = { ...gone, yours: walk };
  const removal = { in: 'items', id: 'walk-1', version: 1 } as const;
  const walkBack = { in: 'items', id: 'walk-1', version: 1, latest: 1, content: walk } as const;
  const change = { in: 'items', id: 'walk-1', version: 1, was: 1, fields: { title: 'X' } } as const;

  it.each<{ is: string; command: TripCommand; conflicts: Conflict[]; expected: boolean }>([
    { is: 'takes away what is gone', command: remove(1), conflicts: [gone], expected: true },
    {
      ...{ is: 'takes a rate away that is gone', conflicts: [gone], expected: true },
      command: { type: 'rate.remove', currency: 'EUR', version: 1 },
    },
    {
      ...{ is: 'only undoes an addition', conflicts: [gone], expected: true },
      command: restore({ remove: [removal] }),
    },
    { is: 'takes away what others changed', command: remove(1), conflicts: [changed], expected: false },
    { is: 'takes away two, of which one is there', command: remove(1), conflicts: [gone, changed], expected: false },
    { is: 'had a version of its own', command: remove(1), conflicts: [wanted], expected: false },
    { is: 'conflicts with nothing', command: remove(1), conflicts: [], expected: false },
    { is: 'edits what is gone', command: edit(1, 'X'), conflicts: [gone], expected: false },
    {
      ...{ is: 'puts something back, too', conflicts: [gone], expected: false },
      command: restore({ remove: [removal], put: [walkBack] }),
    },
    {
      ...{ is: 'changes something back, too', conflicts: [gone], expected: false },
      command: restore({ remove: [removal], change: [change] }),
    },
    {
      ...{ is: 'changes the head back, too', conflicts: [gone], expected: false },
      command: restore({ remove: [removal], head: { title: { text: 'X', version: 1, was: 1 } } }),
    },
  ])('is, or is not, one that $is: $expected', ({ command, conflicts, expected }) => {
    expect(isMoot({ ...wait('one', command), refusal: refusalWith(...conflicts), dependents: [] })).toBe(expected);
  });
});

describe('the parts that an undo names', () => {
  it('are those of the head, and all that it puts back, changes and takes away', () => {
    const command = restore({
      head: { title: { text: 'X', version: 2, was: 1 }, notes: { text: '', version: 2, was: 1 } },
      put: [{ in: 'items', id: 'a', version: 1, latest: 1, content: walk }],
      change: [{ in: 'items', id: 'b', version: 2, was: 1, fields: { title: 'X' } }],
      remove: [{ in: 'expenses', id: 'c', version: 1 }],
    });
    expect(partsOfUndo(command)).toEqual(['head title', 'head notes', 'items a', 'items b', 'expenses c']);
  });

  it('are none of a command that is no undo', () => {
    expect(partsOfUndo(remove(1))).toEqual([]);
    expect(partsOfUndo(entitle('X', 1))).toEqual([]);
  });
});
