import { z } from 'zod';
import { faultSentence } from './fault-sentence';

const sentencesFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => faultSentence(issue));

const trip = z.strictObject({
  vacationType: z.array(z.enum(['beach', 'city'])).min(1),
  budget: z.number().min(500).max(10_000).optional(),
  title: z.string().max(80).optional(),
  startDate: z.iso.date().optional(),
  isShared: z.boolean().optional(),
  party: z.object({ adults: z.int() }).optional(),
});

test.each<[string, unknown, string]>([
  ['names what is missing when it is not there', {}, 'Vacation type is missing.'],
  ['names a list when something else came', { vacationType: 'beach' }, 'Vacation type must be a list.'],
  ['counts entries when there are too few', { vacationType: [] }, 'Vacation type must have at least 1 entry.'],
  [
    'names the entry and its choices when it is none',
    { vacationType: ['sea'] },
    'Entry 1 of vacationType must be beach or city.',
  ],
  ['names the bound when a number is too small', { vacationType: ['city'], budget: 1 }, 'Budget must be at least 500.'],
  [
    'names the bound when a number is too big',
    { vacationType: ['city'], budget: 1e6 },
    'Budget must be at most 10000.',
  ],
  ['names a number when text came', { vacationType: ['city'], budget: 'abc' }, 'Budget must be a number.'],
  [
    'counts characters when text is too long',
    { vacationType: ['city'], title: 'x'.repeat(81) },
    'Title must have at most 80 characters.',
  ],
  [
    'shows how a day is written when it is none',
    { vacationType: ['city'], startDate: 'soon' },
    'Start date must be a date like 2027-04-10.',
  ],
  [
    'offers both when a switch is neither',
    { vacationType: ['city'], isShared: 'on' },
    'Is shared must be true or false.',
  ],
  ['names an object when a list came', { vacationType: ['city'], party: [] }, 'Party must be an object.'],
  [
    'names a whole number when a part came',
    { vacationType: ['city'], party: { adults: 1.5 } },
    'Adults must be a whole number.',
  ],
  ['names the field when nobody knows it', { vacationType: ['city'], more: 1 }, 'More is no field of this call.'],
])('%s', (_title, value, sentence) => expect(sentencesFor(trip, value)).toEqual([sentence]));

test('speaks of the input when the whole of it is wrong', () => {
  expect(sentencesFor(trip, null)).toEqual(['This call needs a JSON object with its fields.']);
  expect(sentencesFor(trip, undefined)).toEqual(['This call needs a JSON object with its fields.']);
});

test('repeats the words of the schema when it has its own', () => {
  expect(sentencesFor(z.object({ name: z.string('Please name it.') }), {})).toEqual(['Please name it.']);
});

test('says that a field is not valid when no form of a union fits', () => {
  const either = z.object({ a: z.union([z.literal(1), z.object({ b: z.string() })]) });
  expect(sentencesFor(either, { a: 3 })).toEqual(['A is not valid.']);
});
