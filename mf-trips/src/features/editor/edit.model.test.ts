import type { TripCommand } from '@sojourn/contracts/plan';
import { apply, isApplied, newItem, newTrip } from '@sojourn/trip';
import { entryOfPlan } from '../../shared/copy-trip';
import { dateChoices, describePreview, editCommand } from './edit.model';

const rome = newTrip({
  ...{ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-17' },
  ...{ budgetCents: 125_000, notes: 'Book early.' },
});
const versions = { version: 1, latest: 1 };
const walk = { ...newItem({ type: 'activity', title: 'Walk', day: '2127-04-17' }), ...versions };
const planned = { ...rome, items: { 'walk-1': walk } };
const entry = entryOfPlan(rome);
const doing = (command: TripCommand | null) => {
  const outcome = command && apply(planned, command);
  if (!outcome || !isApplied(outcome)) throw new Error('This is no command for the trip.');
  return outcome.trip;
};

describe('the command of an edited form', () => {
  it('is none when nothing is different', () => {
    expect(editCommand(rome.head, entry, 'shift')).toBeNull();
  });

  it.each([
    [{ title: 'Roma' }, { title: { text: 'Roma' } }],
    [{ budget: null }, { budget: { cents: null } }],
    [{ budget: 900 }, { budget: { cents: 90_000 } }],
    [{ notes: '' }, { notes: { text: '' } }],
    [{ status: 'confirmed' as const }, { status: { status: 'confirmed' } }],
    [{ imageUrl: 'https://example.org/a.jpg' }, { cover: { imageUrl: 'https://example.org/a.jpg' } }],
  ])('changes %j and nothing else', (change, parts) => {
    const { head } = doing(editCommand(rome.head, { ...entry, ...change }, 'shift'));
    expect(head).toMatchObject(parts);
    const [name = ''] = Object.keys(parts);
    expect({ ...head, [name]: null }).toEqual({ ...rome.head, [name]: null });
  });

  it('forgets where a place was that is another one now', () => {
    const position = { latitude: 41.9, longitude: 12.5 };
    const destination = { ...rome.head.destination, position, timeZone: 'Europe/Rome' };
    const head = { ...rome.head, destination };
    expect(editCommand(head, { ...entry, destination: 'Oslo' }, 'shift')).toMatchObject({
      parts: { destination: { name: 'Oslo', position: null, timeZone: null } },
    });
    expect(editCommand(head, entry, 'shift')).toBeNull();
  });

  it('is one step of everything, and moves what has a day by the policy', () => {
    const change = { title: 'Roma', startDate: '2127-04-11', endDate: '2127-04-18' };
    const command = editCommand(rome.head, { ...entry, ...change }, 'shift');
    expect(command).toMatchObject({ type: 'batch' });
    const { head, items } = doing(command);
    expect(head).toMatchObject({ title: { text: 'Roma' }, dates: { startDate: '2127-04-11', endDate: '2127-04-18' } });
    expect(items['walk-1']?.day).toBe('2127-04-18');
    const shorter = { ...entry, endDate: '2127-04-12' };
    expect(doing(editCommand(rome.head, shorter, 'unschedule')).items['walk-1']?.day).toBeNull();
  });

  it('names the versions that were read, so that what others changed since is a conflict', () => {
    const command = editCommand(rome.head, { ...entry, title: 'Mine' }, 'shift') as TripCommand;
    const theirs = doing({ type: 'head.edit', parts: { title: { text: 'Theirs', version: 1 } } });
    expect(apply(theirs, command)).toMatchObject({ refusal: { reason: 'conflict' } });
  });
});

describe('the choices of new dates', () => {
  it.each([
    ['the same days', { startDate: '2127-04-10', endDate: '2127-04-17' }],
    ['days that are not complete', { startDate: '', endDate: '2127-04-18' }],
    ['an end before the start', { startDate: '2127-04-12', endDate: '2127-04-11' }],
  ])('are none for %s', (_what, dates) => expect(dateChoices(planned, dates)).toEqual([]));

  it('are none where nothing has a day', () => {
    expect(dateChoices(rome, { startDate: '2127-05-10', endDate: '2127-05-17' })).toEqual([]);
  });

  it('each say what would be done', () => {
    const choices = dateChoices(planned, { startDate: '2127-04-10', endDate: '2127-04-16' });
    expect(choices.map(({ value, hint }) => [value, hint])).toEqual([
      ['keep-bookings', '1 to Unscheduled.'],
      ['unschedule', '1 to Unscheduled.'],
    ]);
    const [shift] = dateChoices(planned, { startDate: '2127-05-10', endDate: '2127-05-17' });
    expect(shift?.hint).toBe('1 thing moves along.');
  });
});

it.each([
  [{ moved: 0, unscheduled: 0, outside: 0 }, 'Nothing moves.'],
  [{ moved: 2, unscheduled: 0, outside: 0 }, '2 things move along.'],
  [{ moved: 1, unscheduled: 3, outside: 1 }, '1 thing moves along, 3 to Unscheduled, 1 outside of the dates.'],
])('a preview of %j says “%s”', (counts, words) => {
  const some = <Each>(count: number, each: Each): Each[] => Array.from({ length: count }, () => each);
  const preview = {
    moved: some(counts.moved, { itemId: 'a-1', from: null, to: null }),
    unscheduled: some(counts.unscheduled, 'a-1'),
    outside: some(counts.outside, 'a-1'),
  };
  expect(describePreview(preview as never)).toBe(words);
});
