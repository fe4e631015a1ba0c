/** What a schema complains about, as a sentence for a person who wrote the call or filled in the form. */
import type { $ZodIssue } from 'zod/v4/core';

/** Zod's own words; whatever else stands there was written for the field. */
const OWN_WORDS = /^(Invalid|Too (big|small)|Unrecognized key|Expected)/;

const things: Record<string, string> = {
  array: 'a list',
  bigint: 'a whole number',
  boolean: 'true or false',
  date: 'a date',
  int: 'a whole number',
  null: 'empty',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

const formats: Record<string, string> = {
  date: 'a date like 2027-04-10',
  datetime: 'a date and time like 2027-04-10T08:20:00Z',
  email: 'an email address',
  time: 'a time like 08:20',
  url: 'a web address',
  uuid: 'an id',
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
const counted = (count: number | bigint, thing: string) => `${count} ${thing}${Number(count) === 1 ? '' : 's'}`;

/** `travelStyle` is the travel style, `tags.1` entry 2 of the tags. */
function subjectOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'The input';
  if (typeof last === 'number')
    return path.length > 1 ? `Entry ${last + 1} of ${path.at(-2)?.toString()}` : `Entry ${last + 1}`;
  const words = String(last)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ');
  return capital(words.toLowerCase());
}

const NO_BODY = 'This call needs a JSON object with its fields.';

type Bound = ['at least' | 'at most', number | bigint];

/** Lengths and amounts. */
function boundSentence(subject: string, origin: string, [side, bound]: Bound): string {
  if (origin === 'string') return `${subject} must have ${side} ${counted(bound, 'character')}.`;
  if (origin === 'array' || origin === 'set') {
    const entries = `${bound} ${Number(bound) === 1 ? 'entry' : 'entries'}`;
    return `${subject} must have ${side} ${entries}.`;
  }
  return `${subject} must be ${side} ${bound}.`;
}

/** The message of an issue: the schema's own words where it has some, else a plain sentence that names the field. */
export function faultSentence(issue: $ZodIssue): string {
  const { path, message } = issue;
  if (!OWN_WORDS.test(message) || /[.!?]$/.test(message)) return message;
  const subject = subjectOf(path);
  switch (issue.code) {
    case 'invalid_type':
      if (path.length === 0 && things[issue.expected] === 'an object') return NO_BODY;
      if (message.endsWith('received undefined')) return `${subject} is missing.`;
      return `${subject} must be ${things[issue.expected] ?? 'of another kind'}.`;
    case 'too_small':
      return boundSentence(subject, issue.origin, ['at least', issue.minimum]);
    case 'too_big':
      return boundSentence(subject, issue.origin, ['at most', issue.maximum]);
    case 'unrecognized_keys':
      return `${capital(listed(issue.keys))} ${issue.keys.length === 1 ? 'is no field' : 'are no fields'} of this call.`;
    case 'invalid_value':
      return `${subject} must be ${listed(issue.values.map(String))}.`;
    case 'invalid_format':
      return formats[issue.format] ? `${subject} must be ${formats[issue.format]}.` : `${subject} is not valid.`;
    case 'not_multiple_of':
      return `${subject} must be a multiple of ${issue.divisor}.`;
    default:
      return `${subject} is not valid.`;
  }
}
