import { tripStatuses, type TripCommand } from '@sojourn/contracts/plan';
import { doing, refusalOf, rome } from '../testing/trip-under-test';
import { statusRefusal } from './head';

const status = (to: (typeof tripStatuses)[number], version: number) =>
  ({ type: 'head.edit', parts: { status: { status: to, version } } }) as const;

it('changes what is given, and says so', () => {
  const { trip, happened } = doing(rome, {
    type: 'head.edit',
    parts: { title: { text: 'Roma', version: 1 }, budget: { cents: 120_000, version: 1 } },
  });
  expect(trip.head.title).toEqual({ text: 'Roma', version: 2, latest: 2 });
  expect(trip.head.budget.cents).toBe(120_000);
  expect(trip.head.notes).toBe(rome.head.notes);
  expect(trip.version).toBe(1);
  expect(happened).toEqual({
    summary: 'Changed the title and the budget',
    touched: [
      { in: 'head', id: 'title' },
      { in: 'head', id: 'budget' },
    ],
  });
});

it('changes nothing when all is so already, whatever version was read', () => {
  const outcome = doing(rome, { type: 'head.edit', parts: { title: { text: 'Rome', version: 7 } } });
  expect(outcome.trip).toBe(rome);
  expect(outcome.happened.touched).toEqual([]);
});

it('names everything that was changed in the meantime, with both versions', () => {
  const { trip } = doing(rome, {
    type: 'head.edit',
    parts: { title: { text: 'Theirs', version: 1 }, notes: { text: 'Theirs', version: 1 } },
  });
  const parts = {
    title: { text: 'Mine', version: 1 },
    notes: { text: 'Mine', version: 1 },
    cover: { imageUrl: '/a', version: 1 },
  };
  expect(refusalOf(trip, { type: 'head.edit', parts })).toEqual({
    reason: 'conflict',
    message: 'The title and the notes were changed somewhere else in the meantime.',
    conflicts: [
      {
        in: 'head',
        id: 'title',
        version: 1,
        theirs: { text: 'Theirs', version: 2, latest: 2 },
        yours: { text: 'Mine' },
      },
      {
        in: 'head',
        id: 'notes',
        version: 1,
        theirs: { text: 'Theirs', version: 2, latest: 2 },
        yours: { text: 'Mine' },
      },
    ],
  });
  const one = { type: 'head.edit', parts: { title: parts.title } } as const;
  expect(refusalOf(trip, one).message).toBe('The title was changed somewhere else in the meantime.');
});

it.each([
  ['planning', 'planning confirmed cancelled'],
  ['confirmed', 'confirmed completed cancelled'],
  ['completed', 'completed cancelled'],
  ['cancelled', 'planning cancelled'],
] as const)('a %s trip can become %s', (from, allowed) => {
  expect(tripStatuses.filter((to) => statusRefusal(from, to) === undefined).join(' ')).toBe(allowed);
});

it('says where a trip can go from where it stands', () => {
  expect(refusalOf(rome, status('completed', 1)).message).toBe(
    'A planning trip cannot become completed; it can become confirmed or cancelled.',
  );
  expect(doing(rome, status('confirmed', 1)).happened.summary).toBe('Marked as confirmed');
});

it('takes a status back over as many steps as are undone', () => {
  const confirmed = doing(rome, status('confirmed', 1));
  expect(doing(confirmed.trip, confirmed.inverse).trip.head.status).toMatchObject({ status: 'planning', version: 1 });
  const completed = doing(confirmed.trip, status('completed', 2)).trip;
  const { version } = completed.head.status;
  const parts = { put: [], change: [], remove: [] };
  const head = { status: { status: 'planning', version, was: 1 } } as const;
  const back: TripCommand = { type: 'restore', summary: '', head, ...parts };
  const { trip, inverse } = doing(completed, back);
  expect(trip.head.status).toMatchObject({ status: 'planning', version: 1 });
  expect(doing(trip, inverse).trip.head.status).toMatchObject({ status: 'completed', version });
});
