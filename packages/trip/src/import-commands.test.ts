import { commandRequestSchema, type TripPlan } from '@sojourn/contracts/plan';
import { importCommands } from './import-commands';
import { contentOf } from './part';
import { adding, doing, expense, rome } from './testing/trip-under-test';

/** What the bff takes of a command, in bytes. */
const BODY_BYTES = 100_000;
// Three bytes a character.
const words = (count: number) => '語'.repeat(count);

const small = doing(rome, adding('i1'), adding('i2')).trip;
const large = doing(
  rome,
  { type: 'head.edit', parts: { notes: { text: words(5_000), version: 1 } } },
  ...Array.from({ length: 60 }, (_, at) => adding(`item-${at}`, { notes: words(1_900) })),
  { type: 'expense.add', id: 'e1', content: expense(1_000) },
).trip;

const contentsOf = (trip: TripPlan) =>
  Object.fromEntries(
    (['items', 'expenses'] as const).map((name) => [
      name,
      Object.fromEntries(Object.entries(trip[name]).map(([id, part]) => [id, contentOf(part)])),
    ]),
  );

test('a small trip is one command', () => {
  expect(importCommands(small)).toHaveLength(1);
  expect(importCommands(rome)).toHaveLength(1);
});

test('each command of a large trip fits a request, in any language, and no more are made than it takes', () => {
  const commands = importCommands(large);
  for (const command of commands) {
    const body = { base: 0, command };
    expect(commandRequestSchema.safeParse(body).error).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(BODY_BYTES);
  }
  const bytes = Buffer.byteLength(JSON.stringify(commands));
  expect(commands.length).toBeLessThan((1.5 * bytes) / BODY_BYTES + 1);
});

test.each([
  ['small', small],
  ['large', large],
])('everything of a %s trip arrives, and once where it is sent again', (_size, trip) => {
  const once = doing(rome, ...importCommands(trip)).trip;
  expect(contentsOf(once)).toEqual(contentsOf(trip));
  expect(once.head.notes.text).toBe(trip.head.notes.text);
  expect(contentsOf(doing(once, ...importCommands(trip)).trip)).toEqual(contentsOf(trip));
});
