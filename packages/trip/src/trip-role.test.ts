/** What somebody who sees only a part of a trip can do to the rest: nothing. */
import {
  tripCommandSchema,
  type BookingContent,
  type SharedDetails,
  type TripCommand,
  type TripPlan,
} from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { apply, isApplied } from './apply';
import { commandFrom } from './testing/random-command';
import { adding, doing, expense, refusalOf, rome } from './testing/trip-under-test';
import { sharedRefusal, sharedView } from './shared-view';
import { sharedCommand } from './trip-role';

const file = {
  name: 'Passport SECRET.pdf',
  mediaType: 'application/pdf',
  bytes: 9,
  addedAt: '2027-01-01T10:00:00Z',
} as const;
const booking = (known: Partial<BookingContent> = {}): BookingContent => ({
  kind: 'stay',
  title: 'Hotel',
  provider: '',
  code: '',
  url: null,
  planned: null,
  segments: [],
  searchPath: null,
  ...known,
});
const addBooking = (id: string, known: Partial<BookingContent> = {}): TripCommand => ({
  type: 'booking.add',
  id,
  content: booking(known),
  places: [],
});

/** `coded` and `linked` hide something of their own, `filed` a document; `plain` hides nothing. */
const { trip } = doing(
  rome,
  addBooking('coded1', { code: 'SECRET-CODE' }),
  addBooking('linked1', { url: 'https://hotel.example/SECRET' }),
  addBooking('filed1'),
  addBooking('plain1'),
  { type: 'document.add', id: 'd1', content: { ...file, bookingId: 'filed1' } },
  { type: 'expense.add', id: 'e1', content: expense(100) },
  adding('i1'),
);

const rest = { notes: true, costs: true, people: true, addresses: true };
const nothing = { ...rest, bookingCodes: false, documents: false };
const allButDocuments = { ...rest, bookingCodes: true, documents: false };
const allButCodes = { ...rest, bookingCodes: false, documents: true };
const everything = { ...rest, bookingCodes: true, documents: true };

const refused = (command: TripCommand, includes: SharedDetails, on: TripPlan = trip): string | undefined => {
  const outcome = sharedCommand(on, command, includes);
  return 'refusal' in outcome ? outcome.refusal.message : undefined;
};

const restore = (known: object): TripCommand =>
  tripCommandSchema.parse({ type: 'restore', summary: 'x', head: {}, put: [], change: [], remove: [], ...known });

const DOCUMENTS = 'The documents of this trip are not shared with you.';
const CODES = 'Booking codes and links of this trip are not shared with you.';
const REMOVAL = 'This booking has details that are not shared with you. Only the owner of the trip can remove it.';
const TAKEN = 'This cannot be added: its id is taken.';
const OWN = 'Only the owner of the trip can add or remove documents.';

const editBooking = (id: string, fields: Partial<BookingContent>): TripCommand => ({
  type: 'booking.edit',
  id,
  version: 1,
  fields,
});
const removeBooking = (id: string): TripCommand => ({ type: 'booking.remove', id, version: 1, places: {} });
const versions = { version: 1, latest: 1 };

const cases: [what: string, command: TripCommand, refusals: (string | undefined)[]][] = [
  // Refusals without codes and documents, without documents, without codes, and with all.
  [
    'adding a document',
    { type: 'document.add', id: 'd2', content: { ...file, bookingId: null } },
    [DOCUMENTS, DOCUMENTS, OWN, OWN],
  ],
  ['renaming one', { type: 'document.edit', id: 'd1', version: 1, fields: { name: 'x' } }, [DOCUMENTS, DOCUMENTS]],
  ['removing one', { type: 'document.remove', id: 'd1', version: 1 }, [DOCUMENTS, DOCUMENTS, OWN, OWN]],
  [
    'importing one',
    { type: 'import', head: {}, parts: { documents: { d1: { ...file, bookingId: null } } } },
    [DOCUMENTS, DOCUMENTS, OWN, OWN],
  ],
  ['importing none', { type: 'import', head: {}, parts: { documents: {} } }, []],
  [
    'putting one back',
    restore({ put: [{ in: 'documents', id: 'd2', ...versions, content: { ...file, bookingId: null } }] }),
    [DOCUMENTS, DOCUMENTS, OWN, OWN],
  ],
  [
    'changing one back',
    restore({ change: [{ in: 'documents', id: 'd1', version: 1, was: 1, fields: {} }] }),
    [DOCUMENTS, DOCUMENTS],
  ],
  [
    'taking one away again',
    restore({ remove: [{ in: 'documents', id: 'd1', version: 1 }] }),
    [DOCUMENTS, DOCUMENTS, OWN, OWN],
  ],
  ['guessing a code', addBooking('coded1', { code: 'SECRET-CODE' }), [TAKEN, undefined, TAKEN]],
  ['guessing wrong', addBooking('coded1', { code: 'WRONG' }), [TAKEN, undefined, TAKEN]],
  [
    'guessing by putting back',
    restore({ put: [{ in: 'bookings', id: 'coded1', ...versions, content: booking() }] }),
    [TAKEN, undefined, TAKEN],
  ],
  ['adding a booking', addBooking('b9', { code: 'OWN' }), []],
  ['putting a booking back', restore({ put: [{ in: 'bookings', id: 'b9', ...versions, content: booking() }] }), []],
  ['a new title of a booking', editBooking('coded1', { title: 'Grand Hotel' }), []],
  ['a new title, with what is shown', editBooking('coded1', { title: 'Grand Hotel', code: '', url: null }), []],
  ['a new code', editBooking('coded1', { code: 'MINE' }), [CODES, undefined, CODES]],
  ['a new link', editBooking('plain1', { url: 'https://x.example' }), [CODES, undefined, CODES]],
  [
    'a code changed back',
    restore({ change: [{ in: 'bookings', id: 'coded1', version: 1, was: 1, fields: { code: 'X' } }] }),
    [CODES, undefined, CODES],
  ],
  [
    'a title changed back',
    restore({ change: [{ in: 'bookings', id: 'coded1', version: 1, was: 1, fields: { title: 'X' } }] }),
    [],
  ],
  [
    'an item changed back',
    restore({ change: [{ in: 'items', id: 'i1', version: 1, was: 1, fields: { title: 'X' } }] }),
    [],
  ],
  ['removing what has a code', removeBooking('coded1'), [REMOVAL, undefined, REMOVAL]],
  ['removing what has a link', removeBooking('linked1'), [REMOVAL, undefined, REMOVAL]],
  ['removing what has a document', removeBooking('filed1'), [REMOVAL, REMOVAL, undefined]],
  ['removing what hides nothing', removeBooking('plain1'), []],
  [
    'taking away again what has a code',
    restore({ remove: [{ in: 'bookings', id: 'coded1', version: 1 }] }),
    [REMOVAL, undefined, REMOVAL],
  ],
  ['taking away again what hides nothing', restore({ remove: [{ in: 'bookings', id: 'plain1', version: 1 }] }), []],
  ['taking away what is not there', restore({ remove: [{ in: 'bookings', id: 'b9', version: 1 }] }), []],
  ['taking an expense away again', restore({ remove: [{ in: 'expenses', id: 'e1', version: 1 }] }), []],
  ['an item', adding('i2'), []],
];

test.each(cases)('answers an editor alike whatever is hidden when they try %s', (_what, command, refusals) => {
  const [withNothing, withCodes, withDocuments, withAll] = refusals;
  expect(refused(command, nothing)).toBe(withNothing);
  expect(refused(command, allButDocuments)).toBe(withCodes);
  expect(refused(command, allButCodes)).toBe(withDocuments);
  expect(refused(command, everything)).toBe(withAll);
  if (withAll === undefined) expect(sharedCommand(trip, command, everything)).toEqual({ command });
});

test.each(cases)('as one step of several: %s', (_what, command, [withNothing]) => {
  if (command.type === 'batch') throw new Error('A step is no batch.');
  expect(refused({ type: 'batch', steps: [{ type: 'packing.reset' }, command] }, nothing)).toBe(withNothing);
});

test('a field that is sent as empty as it is shown is no change of what it hides', () => {
  for (const command of [
    editBooking('coded1', { title: 'Grand Hotel', code: '', url: null }),
    restore({ change: [{ in: 'bookings', id: 'coded1', version: 1, was: 1, fields: { code: '', provider: 'X' } }] }),
  ]) {
    const outcome = sharedCommand(trip, command, nothing);
    if ('refusal' in outcome) throw new Error(outcome.refusal.message);
    const { bookings } = doing(trip, outcome.command).trip;
    expect(bookings['coded1']?.code).toBe('SECRET-CODE');
    expect(bookings['coded1']).not.toEqual(trip.bookings['coded1']);
  }
});

test('a conflict shows both versions without what is hidden', () => {
  const stale = doing(trip, editBooking('coded1', { provider: 'Other' })).trip;
  const refusal = refusalOf(stale, editBooking('coded1', { title: 'Mine' }));
  expect(JSON.stringify(refusal)).toContain('SECRET');
  const shown = sharedRefusal(refusal, nothing);
  expect(JSON.stringify(shown)).not.toContain('SECRET');
  expect(shown.conflicts).toMatchObject([
    { id: 'coded1', theirs: { title: 'Hotel', code: '', url: null, version: 2 }, yours: { title: 'Mine', code: '' } },
  ]);
  expect(sharedRefusal(refusal, allButDocuments)).toEqual(refusal);
  const removal = refusalOf(stale, removeBooking('coded1'));
  expect(sharedRefusal(removal, nothing).conflicts).toMatchObject([{ theirs: { code: '' }, yours: null }]);
  const gone = refusalOf(rome, editBooking('coded1', {}));
  expect(sharedRefusal(gone, nothing)).toEqual(gone);
});

test('a conflict over a document is none for whoever sees no documents', () => {
  const refusal = refusalOf(trip, { type: 'document.edit', id: 'd1', version: 7, fields: { name: 'x' } });
  expect(sharedRefusal(refusal, allButDocuments).conflicts).toEqual([]);
  expect(sharedRefusal(refusal, allButCodes)).toEqual(refusal);
  const item = refusalOf(trip, { type: 'item.remove', id: 'i1', version: 7 });
  expect(sharedRefusal(item, nothing)).toEqual(item);
});

const seed = fc.array(fc.nat(0xffffff), { minLength: 6, maxLength: 6 });
const includes = fc.record({
  ...{ bookingCodes: fc.boolean(), documents: fc.boolean(), notes: fc.boolean() },
  ...{ costs: fc.boolean(), people: fc.boolean(), addresses: fc.boolean() },
});

test('whatever an editor does by what they see, what is hidden stays as it is', () => {
  let [asked, done] = [0, 0];
  fc.assert(
    fc.property(fc.array(seed, { minLength: 1, maxLength: 10 }), includes, (numbers, sees) => {
      asked += 1;
      let now = trip;
      numbers.forEach((each, at) => {
        const allowed = sharedCommand(now, commandFrom(each, sharedView(now, sees), `e${at}`), sees);
        const outcome = 'refusal' in allowed ? allowed : apply(now, allowed.command);
        if (isApplied(outcome)) {
          done += 1;
          now = outcome.trip;
        } else expect(JSON.stringify(sharedRefusal(outcome.refusal, sees))).not.toMatch(/CODE/);
      });
      expect(Object.keys(now.documents)).toEqual(Object.keys(trip.documents));
      if (!sees.documents) expect(now.documents).toEqual(trip.documents);
      if (!sees.costs) expect(now.expenses).toEqual(trip.expenses);
      if (!sees.people) expect(now.travellers).toEqual(trip.travellers);
      if (!sees.notes) expect(now.head.notes).toEqual(trip.head.notes);
      for (const [id, { code, url }] of Object.entries(trip.bookings)) {
        if (!sees.bookingCodes && (code || url)) expect(now.bookings[id]).toMatchObject({ code, url });
      }
      if (!sees.bookingCodes) expect(JSON.stringify(sharedView(now, sees).bookings)).not.toContain('SECRET');
    }),
    { numRuns: 1_000 },
  );
  expect(done / asked).toBeGreaterThan(1);
});
