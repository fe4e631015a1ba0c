/** The laws of a trip, over trips and sequences of commands that chance makes. */
import { tripCommandSchema, tripPlanSchema, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { apply, isApplied, type Applied } from './apply';
import { importCommands } from './import-commands';
import { referencesOf } from './references';
import { replay } from './replay';
import { balancesOf, settle, sharesOf } from './settlement';
import { spendingOf } from './spending';
import { expectSame } from './testing/expect-same';
import { contentOfTrip, withoutVersions } from './testing/content-of-trip';
import { commandFrom, emptyTrip } from './testing/random-command';

const runs = { numRuns: 1_000 };
/** The chances of one command, and of some in a row. */
const seed = fc.array(fc.nat(0xffffff), { minLength: 6, maxLength: 6 });
const seeds = fc.array(seed, { minLength: 1, maxLength: 14 });

/** Everything that was carried out, from an empty trip. */
function story(numbers: readonly (readonly number[])[], label = 'a') {
  let trip = emptyTrip;
  const told: { command: TripCommand; before: TripPlan; applied: Applied }[] = [];
  numbers.forEach((each, at) => {
    const command = commandFrom(each, trip, `${label}${at}`);
    const outcome = apply(trip, command);
    if (!isApplied(outcome)) return;
    told.push({ command, before: trip, applied: outcome });
    trip = outcome.trip;
  });
  return { trip, told };
}

const carriedOut = (trip: TripPlan, command: TripCommand): Applied => {
  const outcome = apply(trip, command);
  if (isApplied(outcome)) return outcome;
  throw new Error(`${command.type}: ${outcome.refusal.message}`);
};

test('most commands of chance are carried out, and every kind of them is', () => {
  const types = new Map<string, number>();
  let asked = 0;
  for (const numbers of fc.sample(seeds, runs)) {
    asked += numbers.length;
    for (const { command } of story(numbers).told) types.set(command.type, (types.get(command.type) ?? 0) + 1);
  }
  const done = [...types.values()].reduce((sum, count) => sum + count, 0);
  expect(done / asked).toBeGreaterThan(0.85);
  const known = tripCommandSchema.def.options.map((option) => option.shape.type.def.values[0] as string);
  const apart = ['restore', 'import'];
  expect(known.filter((type) => !apart.includes(type) && !types.has(type))).toEqual([]);
});

test('a command and its inverse give the same trip, and so does doing it again', () => {
  fc.assert(
    fc.property(seeds, (numbers) => {
      const last = story(numbers).told.at(-1);
      if (!last) return;
      const back = carriedOut(last.applied.trip, last.applied.inverse);
      expectSame(contentOfTrip(back.trip), contentOfTrip(last.before));
      const again = carriedOut(back.trip, back.inverse);
      expectSame(contentOfTrip(again.trip), contentOfTrip(last.applied.trip));
    }),
    runs,
  );
});

test('taking everything back gives the start', () => {
  fc.assert(
    fc.property(seeds, (numbers) => {
      const { trip, told } = story(numbers);
      const undone = told.toReversed().reduce((now, { applied }) => carriedOut(now, applied.inverse).trip, trip);
      expectSame(contentOfTrip(undone), contentOfTrip(emptyTrip));
    }),
    runs,
  );
});

test('a part that has changed has a version that it never had, and no other part has', () => {
  fc.assert(
    fc.property(seeds, (numbers) => {
      for (const { before, applied } of story(numbers).told) {
        const isTouched = new Set(applied.happened.touched.map((part) => `${part.in}/${part.id}`));
        expect(applied.trip.version).toBe(before.version + Number(isTouched.size > 0));
        for (const name of ['items', 'expenses', 'head'] as const) {
          for (const [id, part] of Object.entries(applied.trip[name])) {
            const was = Object.entries(before[name]).find(([known]) => known === id)?.[1];
            if (isTouched.has(`${name}/${id}`)) expect(part.version).toBeGreaterThan(was?.latest ?? 0);
            else expect(part).toBe(was);
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('the history gives the trip, versions and all, also when it was sent and stored as text', () => {
  fc.assert(
    fc.property(seeds, (numbers) => {
      const { trip, told } = story(numbers);
      const history = told.map(({ command }) => tripCommandSchema.parse(JSON.parse(JSON.stringify(command))));
      const result = replay(emptyTrip, history);
      expectSame(result.trip, trip);
      expect(result.refused).toEqual([]);
    }),
    runs,
  );
});

test('every trip and every inverse keeps its contract', () => {
  fc.assert(
    fc.property(seeds, (numbers) => {
      const { trip, told } = story(numbers);
      expectSame(tripPlanSchema.parse(JSON.parse(JSON.stringify(trip))), trip);
      for (const { applied } of told) {
        expectSame(tripCommandSchema.parse(JSON.parse(JSON.stringify(applied.inverse))), applied.inverse);
      }
    }),
    { numRuns: 300 },
  );
});

/** What a command changes, and what else must be there for it. */
function reachOf(before: TripPlan, { happened, trip }: Applied, command: TripCommand) {
  const changed = new Set(happened.touched.map((part) => `${part.in}/${part.id}`));
  const needed = happened.touched.flatMap((part) => {
    if (part.in === 'head') return [];
    const content = trip[part.in][part.id] ?? before[part.in][part.id];
    return referencesOf(part.in, content as never).map((reference) => `${reference.in}/${reference.id}`);
  });
  if (command.type === 'item.duplicate') needed.push(`items/${command.of}`);
  if (command.type === 'head.edit') needed.push(...Object.keys(command.parts).map((name) => `head/${name}`));
  return { changed, needed };
}

const movesAbout = [
  'dates.change',
  'day.move',
  'day.swap',
  'packing.reset',
  'packing.generate',
  'packing.make',
  'batch',
];

test('commands on different parts give one trip in either order', () => {
  let [asked, compared] = [0, 0];
  fc.assert(
    fc.property(seeds, seed, seed, (numbers, one, other) => {
      asked += 1;
      const { trip } = story(numbers);
      const [first, second] = [commandFrom(one, trip, 'one'), commandFrom(other, trip, 'other')];
      // What moves whatever is there about touches what the other has just put there.
      if (movesAbout.includes(first.type) || movesAbout.includes(second.type)) return;
      const [alone, beside] = [apply(trip, first), apply(trip, second)];
      if (!isApplied(alone) || !isApplied(beside)) return;
      // What was so already changes nothing, but names a version.
      if ([alone, beside].some(({ happened }) => happened.touched.length === 0)) return;
      const [here, there] = [reachOf(trip, alone, first), reachOf(trip, beside, second)];
      const isApart =
        [...here.changed, ...here.needed].every((part) => !there.changed.has(part)) &&
        there.needed.every((part) => !here.changed.has(part));
      if (!isApart) return;
      compared += 1;
      const forth = carriedOut(alone.trip, second).trip;
      const back = carriedOut(beside.trip, first).trip;
      expectSame(forth, back);
    }),
    { numRuns: 2_500 },
  );
  expect(compared / asked).toBeGreaterThan(0.4);
});

test('money adds up: categories and days to the total, shares to the expense, payments to nothing owed', () => {
  fc.assert(
    fc.property(seeds, (numbers) => {
      const { trip } = story(numbers);
      const { spent, planned, byCategory, byDay } = spendingOf(trip);
      const expenses = Object.values(trip.expenses);
      expect(spent).toBe(expenses.reduce((sum, { money }) => sum + money.usCents, 0));
      expect(byDay.reduce((sum, each) => sum + each.spent, 0)).toBe(spent);
      expect(Object.values(byCategory).reduce((sum, each) => sum + each.spent, 0)).toBe(spent);
      expect(Object.values(byCategory).reduce((sum, each) => sum + each.planned, 0)).toBe(planned);
      for (const expense of expenses.filter(({ sharedBy }) => sharedBy.length > 0)) {
        expect(sharesOf(expense).reduce((sum, { usCents }) => sum + usCents, 0)).toBe(expense.money.usCents);
      }
      const balances = balancesOf(trip);
      const open = new Map(balances.map(({ travellerId, usCents }) => [travellerId, usCents]));
      expect([...open.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
      for (const { from, to, usCents } of settle(balances)) {
        open.set(from, (open.get(from) ?? 0) + usCents);
        open.set(to, (open.get(to) ?? 0) - usCents);
      }
      expect([...open.values()].every((each) => each === 0)).toBe(true);
    }),
    runs,
  );
});

test('an import brings everything, repeats without doubling, and can stop half-way', () => {
  fc.assert(
    fc.property(seeds, fc.nat(3), (numbers, stop) => {
      const source = story(numbers).trip;
      const { title, destination, dates } = source.head;
      const start = {
        ...emptyTrip.head,
        title: { ...title, version: 1, latest: 1 },
        destination: { ...destination, version: 1, latest: 1 },
        dates: { ...dates, version: 1, latest: 1 },
      };
      const target = { ...emptyTrip, head: start };
      const commands = importCommands(source);
      const halfWay = replay(target, commands.slice(0, stop)).trip;
      const whole = replay(halfWay, commands);
      expect(whole.refused).toEqual([]);
      expectSame(withoutVersions(whole.trip), withoutVersions(source));
      expect(replay(whole.trip, commands).trip).toBe(whole.trip);
    }),
    { numRuns: 500 },
  );
});
