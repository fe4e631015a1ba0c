/** Whatever stands in any field of any command: the field's own message, a refusal, or a plan that keeps its contract. */
import { tripCommandSchema, tripPlanSchema, type TripCommand } from '@sojourn/contracts/plan';
import { apply, isApplied } from './apply';
import {
  everyCommand as commands,
  furnishedTrip as trip,
  hostileValues as hostile,
  leavesOf,
  withAt,
} from './testing/hostile-input';

/** The names of all fields that a schema has, wherever they are. */
function fieldNames(schema: unknown, names = new Set<string>()): Set<string> {
  const def = (schema as { def?: Record<string, unknown> } | undefined)?.def;
  if (!def) return names;
  for (const [name, field] of Object.entries((def['shape'] as object | undefined) ?? {})) {
    names.add(name);
    fieldNames(field, names);
  }
  for (const inner of ['innerType', 'element', 'valueType', 'in', 'out']) fieldNames(def[inner], names);
  for (const option of (def['options'] as unknown[] | undefined) ?? []) fieldNames(option, names);
  return names;
}

it('the commands of this test have every field that a command of their type may have', () => {
  for (const option of tripCommandSchema.def.options) {
    const type = option.shape.type.def.values[0] as TripCommand['type'];
    const command = commands[type];
    expect(tripCommandSchema.parse(command)).toEqual(command);
    if (type === 'batch') continue;
    const told = new Set(leavesOf(command).flat());
    // Rates of an import and a restore are named by their currencies, and empty commands have nothing but their type.
    // What a payment settles is the literal true or nothing; settlement.test.ts tells what else it must be.
    const missing = [...fieldNames(option)].filter((name) => !told.has(name) && name !== 'settles');
    expect([type, missing]).toEqual([type, []]);
  }
});

const HIDDEN = /[\u0000\u200B\u202A-\u202E\u2066-\u2069]/;
const TOO_LONG = 5_001;

describe.each(Object.entries(commands))('%s', (_type, command) => {
  it.each(leavesOf(command).map((path) => [path.join('.'), path] as const))(
    'takes nothing amiss in %s',
    (_name, path) => {
      for (const value of hostile) {
        const parsed = tripCommandSchema.safeParse(withAt(command, path, value));
        if (!parsed.success) {
          // The message belongs to the field, or to what the field is a part of.
          const said = parsed.error.issues.map((issue) => ({ at: issue.path.join('.'), message: issue.message }));
          expect(
            said.every(({ at, message }) => message !== '' && `${path.join('.')}.`.startsWith(at && `${at}.`)),
          ).toBe(true);
          continue;
        }
        const outcome = apply(trip, parsed.data);
        if (!isApplied(outcome)) {
          expect(outcome.refusal.message).toMatch(/\w.*[.?]$/s);
          continue;
        }
        const kept = JSON.parse(JSON.stringify(outcome.trip)) as unknown;
        const checked = tripPlanSchema.safeParse(kept);
        expect([value, checked.success ? [] : checked.error.issues]).toEqual([value, []]);
        // What is pasted into notes may have direction marks of its own; there they turn nothing but the notes.
        const lines = leavesOf(kept).filter((at) => !at.includes('notes') || value === '\u0000');
        const texts = lines.map((at) => at.reduce<unknown>((part, name) => (part as never)[name], kept));
        expect(
          texts.filter((text) => typeof text === 'string' && (HIDDEN.test(text) || text.length > TOO_LONG)),
        ).toEqual([]);
        expect(isApplied(apply(outcome.trip, outcome.inverse))).toBe(true);
      }
    },
  );
});
