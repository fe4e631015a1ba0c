import { z } from 'zod';
import { parseInput } from './parse-input';

const schema = z.object({ name: z.string('Please name it.'), tags: z.array(z.number()).optional() });
const refused = (value: unknown) => {
  try {
    return parseInput(z.looseObject({}), value);
  } catch (error) {
    return error;
  }
};
const DOLLAR = 'Field names must not begin with a dollar sign.';
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

test('good input is what the schema makes of it', () => {
  expect(parseInput(schema, { name: 'x', more: 1 })).toEqual({ name: 'x' });
  expect(parseInput(z.coerce.number(), '5')).toBe(5);
});

test.each<[unknown, string, string]>([
  [{ $ne: 1 }, '$ne', DOLLAR],
  [{ a: { $gt: 1 } }, 'a.$gt', DOLLAR],
  [{ a: [{ b: 1 }, { $x: 1 }] }, 'a.1.$x', DOLLAR],
  [{ 'filter[$gt]': 1 }, 'filter[$gt]', DOLLAR],
  [{ 'a.$where': 1 }, 'a.$where', DOLLAR],
  [nested(14), Array.from({ length: 13 }, () => 'a').join('.'), 'The input is nested too deeply.'],
])('%j is refused', (value, path, message) => {
  expect(refused(value)).toMatchObject({ code: 'bad-input', message, details: [{ path, message }] });
});

test.each([{ a$: 1 }, { 'price in $': 1 }, { a: null }, { a: '$ne' }, nested(13)])('%j is not', (value) => {
  expect(refused(value)).toEqual(value);
});

test('every fault is named with its path, the first for a person', () => {
  expect(() => parseInput(schema, { tags: [1, 'x'] })).toThrow(
    expect.objectContaining({
      code: 'bad-input',
      message: 'Please name it.',
      details: [
        { path: 'name', message: 'Please name it.' },
        { path: 'tags.1', message: 'Entry 2 of tags must be a number.' },
      ],
    }),
  );
});

test('a fault without words of its own names its field', () => {
  const silent = z.object({ a: z.union([z.literal(1), z.literal(2)]) });
  expect(() => parseInput(silent, { a: 3 })).toThrow(expect.objectContaining({ message: 'A is not valid.' }));
  expect(() => parseInput(z.union([z.literal(1), z.literal(2)]), 3)).toThrow(
    expect.objectContaining({
      message: 'The input is not valid.',
      details: [{ path: '', message: 'The input is not valid.' }],
    }),
  );
});
