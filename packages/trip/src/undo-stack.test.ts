import { emptyUndoStack, pushDone, pushRedone, pushUndone } from './undo-stack';
import { importCommands } from './import-commands';
import { newItem } from './new-trip';
import { replay } from './replay';
import { adding, doing, refusalOf, rome } from './testing/trip-under-test';
import { everythingIncluded as all, sharedView } from './shared-view';
import { changeRefusal } from './trip-role';

const said = (steps: readonly { summary: string }[]) => steps.map(({ summary }) => summary);

test('the last ten things can be undone and done again', () => {
  let [trip, stack] = [rome, emptyUndoStack];
  for (let at = 1; at <= 12; at += 1) {
    const applied = doing(trip, adding(`i${at}`));
    [trip, stack] = [applied.trip, pushDone(stack, applied, 'key')];
  }
  expect(stack.done).toHaveLength(10);
  expect(said(stack.done).slice(-2)).toEqual(['Added “Item i11”', 'Added “Item i12”']);
  const undone = doing(trip, stack.done.at(-1)?.command as never);
  stack = pushUndone(stack, undone, 'key');
  expect([said(stack.done).at(-1), said(stack.undone)]).toEqual(['Added “Item i11”', ['Undid: Added “Item i12”']]);
  const redone = doing(undone.trip, stack.undone.at(-1)?.command as never);
  stack = pushRedone(stack, redone, 'key');
  expect([redone.trip.items, said(stack.done).at(-1), stack.undone]).toEqual([
    trip.items,
    'Redid: Added “Item i12”',
    [],
  ]);
  const back = doing(redone.trip, stack.done.at(-1)?.command as never);
  const other = doing(back.trip, adding('i13'));
  expect(pushDone(pushUndone(stack, back, 'key'), other, 'key').undone).toEqual([]);
});

test('what changed nothing is nothing to undo', () => {
  const { trip } = doing(rome, adding('i1'));
  const stack = pushDone(emptyUndoStack, doing(rome, adding('i1')), 'key');
  expect(pushDone(stack, doing(trip, adding('i1')), 'key')).toEqual(stack);
});

test('commands go on after one that is refused', () => {
  const { trip, done, refused } = replay(rome, [adding('i1'), adding('i1', { title: 'X' }), adding('i2')]);
  expect([Object.keys(trip.items), done.length]).toEqual([['i1', 'i2'], 2]);
  expect(refused.map(({ refusal }) => refusal.message)).toEqual(['“X” cannot be added: its id is taken.']);
});

test('what comes back must fit: its id free, its content the same', () => {
  const gone = doing(doing(rome, adding('i1')).trip, { type: 'item.remove', id: 'i1', version: 1 });
  const { trip } = doing(gone.trip, adding('i1', { title: 'Other' }));
  expect(refusalOf(trip, gone.inverse)).toMatchObject({
    reason: 'conflict',
    message: '“Item i1” has come back already, and is not the same.',
    conflicts: [{ in: 'items', id: 'i1', theirs: { title: 'Other' }, yours: { title: 'Item i1' } }],
  });
  expect(doing(doing(gone.trip, gone.inverse).trip, gone.inverse).happened.touched).toEqual([]);
});

test('an import is cut into requests, and takes no head that was changed since', () => {
  const content = { ...newItem({ type: 'note', title: 'Note', notes: 'n'.repeat(1_500) }), version: 1, latest: 1 };
  const items = Object.fromEntries(Array.from({ length: 100 }, (_none, at) => [`n${at}`, content]));
  const title = { text: 'Mine', version: 3, latest: 3 };
  const commands = importCommands({ ...rome, items, head: { ...rome.head, title } });
  expect(commands.length).toBeGreaterThan(4);
  expect(Math.max(...commands.map((command) => JSON.stringify(command).length))).toBeLessThan(33_000);
  expect(Object.keys(replay(rome, commands).trip.items)).toHaveLength(100);
  expect(replay(rome, commands).trip.head.title.text).toBe('Mine');
  const renamed = doing(rome, { type: 'head.edit', parts: { title: { text: 'Theirs', version: 1 } } }).trip;
  expect(replay(renamed, commands).trip.head.title.text).toBe('Theirs');
});

test('a viewer looks, others change; codes and documents are seen only when they are included', () => {
  expect([changeRefusal('owner'), changeRefusal('editor'), changeRefusal('viewer')]).toEqual([
    undefined,
    undefined,
    'You can look at this trip, but not change it.',
  ]);
  const booking = {
    kind: 'other',
    title: 'Car',
    provider: '',
    code: 'SECRET',
    url: 'https://a.example/SECRET',
  } as const;
  const file = { name: 'SECRET.pdf', mediaType: 'application/pdf', bytes: 9, addedAt: '2027-01-02T10:00:00Z' } as const;
  const { trip } = doing(
    rome,
    {
      type: 'booking.add',
      id: 'b1',
      content: { ...booking, planned: null, segments: [], searchPath: null },
      places: [],
    },
    { type: 'document.add', id: 'd1', content: { ...file, bookingId: null } },
  );
  expect(JSON.stringify(sharedView(trip, { ...all, bookingCodes: false, documents: false }))).not.toContain('SECRET');
  expect(sharedView(trip, all)).toEqual(trip);
  expect(sharedView(trip, { ...all, bookingCodes: false }).documents).toEqual(trip.documents);
  expect(sharedView(trip, { ...all, documents: false }).documents).toEqual({});
});
