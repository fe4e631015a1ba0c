import type {
  BookingContent,
  DocumentContent,
  ExpenseContent,
  TripCommand,
  TripPlan,
  TripStep,
} from '@sojourn/contracts/plan';
import { apply, dollars, isApplied, newItem, newTrip, type Conflict } from '@sojourn/trip';
import { stepsForYours } from './conflict.model';

const DAY = '2127-04-10';
const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: DAY, endDate: '2127-04-17' });
const money = dollars(1_250, DAY);

function doing(plan: TripPlan, ...commands: TripCommand[]): TripPlan {
  return commands.reduce((before, command) => {
    const outcome = apply(before, command);
    if (!isApplied(outcome)) throw new Error(`${command.type}: ${outcome.refusal.message}`);
    return outcome.trip;
  }, plan);
}
function conflictOf(plan: TripPlan, command: TripCommand): Conflict {
  const outcome = apply(plan, command);
  const [conflict] = isApplied(outcome) ? [] : outcome.refusal.conflicts;
  if (!conflict) throw new Error(`${command.type} meets nothing.`);
  return conflict;
}

const expense: ExpenseContent = {
  ...{ description: 'Dinner', money, day: DAY, paidBy: 'ana-1', bookingId: 'stay-1' },
  category: 'food',
  sharedBy: [
    { travellerId: 'ana-1', weight: 1 },
    { travellerId: 'ben-1', weight: 1 },
  ],
};
const booking: BookingContent = {
  ...{ title: 'Campo Marzio', provider: '', code: '', url: null, planned: money },
  ...{ kind: 'stay', segments: [], searchPath: null },
};
const document: DocumentContent = {
  ...{ name: 'ticket.pdf', bytes: 9, addedAt: '2127-01-01T10:00:00Z', bookingId: 'stay-1' },
  mediaType: 'application/pdf',
};
const full = doing(
  rome,
  { type: 'traveller.add', id: 'ana-1', content: { name: 'Ana' } },
  { type: 'traveller.add', id: 'ben-1', content: { name: 'Ben' } },
  {
    ...{ type: 'booking.add', id: 'stay-1', content: booking },
    places: [{ id: 'place-1', content: newItem({ type: 'stay', title: 'Campo Marzio', day: DAY }) }],
  },
  { type: 'item.add', id: 'walk-1', content: newItem({ type: 'activity', title: 'Walk' }) },
  { type: 'expense.add', id: 'dinner-1', content: expense },
  { type: 'rate.set', currency: 'EUR', version: 0, content: { rate: '1.1', day: DAY } },
  { type: 'packing.add', id: 'socks-1', content: { label: 'Socks', category: 'Clothing', travellerId: 'ana-1' } },
  { type: 'document.add', id: 'file-1', content: document },
);

/** Of each collection: a thing in it, how they and how I change it, and how each of us removes it. */
const things: [
  name: Exclude<Conflict['in'], 'head'>,
  thing: { id: string; theirs: TripStep; mine: TripStep; remove: (version: number) => TripStep },
][] = [
  [
    'items',
    {
      id: 'walk-1',
      theirs: { type: 'item.edit', id: 'walk-1', version: 1, fields: { title: 'Theirs' } },
      mine: { type: 'item.edit', id: 'walk-1', version: 1, fields: { title: 'Mine', day: DAY, start: '10:00' } },
      remove: (version) => ({ type: 'item.remove', id: 'walk-1', version }),
    },
  ],
  [
    'bookings',
    {
      id: 'stay-1',
      theirs: { type: 'booking.edit', id: 'stay-1', version: 1, fields: { title: 'Theirs' } },
      mine: { type: 'booking.edit', id: 'stay-1', version: 1, fields: { title: 'Mine', code: 'X7' } },
      remove: (version) => ({ type: 'booking.remove', id: 'stay-1', version, places: { 'place-1': 1 } }),
    },
  ],
  [
    'expenses',
    {
      id: 'dinner-1',
      theirs: { type: 'expense.edit', id: 'dinner-1', version: 1, fields: { description: 'Theirs' } },
      mine: { type: 'expense.edit', id: 'dinner-1', version: 1, fields: { description: 'Mine' } },
      remove: (version) => ({ type: 'expense.remove', id: 'dinner-1', version }),
    },
  ],
  [
    'rates',
    {
      id: 'EUR',
      theirs: { type: 'rate.set', currency: 'EUR', version: 1, content: { rate: '1.2', day: DAY } },
      mine: { type: 'rate.set', currency: 'EUR', version: 1, content: { rate: '1.3', day: DAY } },
      remove: (version) => ({ type: 'rate.remove', currency: 'EUR', version }),
    },
  ],
  [
    'travellers',
    {
      id: 'ana-1',
      theirs: { type: 'traveller.edit', id: 'ana-1', version: 1, fields: { name: 'Theirs' } },
      mine: { type: 'traveller.edit', id: 'ana-1', version: 1, fields: { name: 'Mine' } },
      remove: (version) => ({ type: 'traveller.remove', id: 'ana-1', version }),
    },
  ],
  [
    'documents',
    {
      id: 'file-1',
      theirs: { type: 'document.edit', id: 'file-1', version: 1, fields: { name: 'theirs.pdf' } },
      mine: { type: 'document.edit', id: 'file-1', version: 1, fields: { name: 'mine.pdf', bookingId: null } },
      remove: (version) => ({ type: 'document.remove', id: 'file-1', version }),
    },
  ],
];
/** What hangs on a traveller or a booking goes first, so that it can be removed. */
const alone = doing(
  full,
  { type: 'expense.remove', id: 'dinner-1', version: 1 },
  { type: 'packing.remove', id: 'socks-1', version: 1 },
);
const baseOf = (name: string) => (name === 'travellers' ? alone : full);
const wantedIn = (plan: TripPlan, conflict: Conflict) => {
  const {
    version: _,
    latest: __,
    ...content
  } = (plan[conflict.in] as Record<string, { version: number; latest: number }>)[conflict.id] ?? {
    version: 0,
    latest: 0,
  };
  return content;
};
const useMine = (plan: TripPlan, conflict: Conflict) =>
  doing(plan, { type: 'batch', steps: stepsForYours(conflict, plan) });

describe.each(things)('one’s own version of what is in %s', (name, { id, theirs, mine, remove }) => {
  it('goes over theirs', () => {
    const now = doing(baseOf(name), theirs);
    const conflict = conflictOf(now, mine);
    expect(wantedIn(useMine(now, conflict), conflict)).toEqual(conflict.yours);
  });

  it('goes away, whatever they made of it', () => {
    const now = doing(baseOf(name), theirs);
    const conflict = conflictOf(now, remove(1));
    expect(conflict.yours).toBeNull();
    expect(Object.keys(useMine(now, conflict)[name])).not.toContain(id);
  });

  it('comes back where they removed it, but for a document, whose bytes are gone', () => {
    const here = doing(baseOf(name), mine);
    const now = doing(baseOf(name), remove(1));
    const yours = wantedIn(here, { in: name, id } as Conflict);
    const conflict = { ...conflictOf(now, mine), yours };
    if (name === 'documents') expect(stepsForYours(conflict, now)).toEqual([]);
    else expect(wantedIn(useMine(now, conflict), conflict)).toEqual(yours);
  });

  it('has nothing to do where both removed it', () => {
    const now = doing(baseOf(name), remove(1));
    expect(stepsForYours(conflictOf(now, remove(1)), now)).toEqual([]);
  });
});

describe('one’s own version of the head', () => {
  const { head } = rome;
  it.each<[keyof TripPlan['head'], object, object]>([
    ['title', { text: 'Theirs' }, { text: 'Mine' }],
    [
      'destination',
      { name: 'Ostia', position: null, timeZone: null },
      { name: 'Tivoli', position: null, timeZone: null },
    ],
    ['budget', { cents: 100_000 }, { cents: null }],
    ['notes', { text: 'Theirs' }, { text: 'Mine' }],
    ['status', { status: 'confirmed' }, { status: 'cancelled' }],
    ['cover', { imageUrl: 'https://example.org/theirs.jpg' }, { imageUrl: '' }],
  ])('goes over their %s', (id, theirs, yours) => {
    const now = doing(rome, { type: 'head.edit', parts: { [id]: { ...theirs, version: 1 } } });
    const conflict = { in: 'head', id, version: 1, theirs: now.head[id], yours } as Conflict;
    expect(useMine(now, conflict).head[id]).toMatchObject(yours);
    expect(head[id]?.version).toBe(1);
  });

  it('goes over their dates, and what has a booking stays on its day', () => {
    const now = doing(full, { ...datesTo('2127-05-01', '2127-05-08'), policy: 'keep-bookings' });
    const mine = datesTo('2127-04-11', '2127-04-18');
    const conflict = conflictOf(now, mine);
    const next = useMine(now, conflict);
    expect(next.head.dates).toMatchObject({ startDate: '2127-04-11', endDate: '2127-04-18' });
    expect(next.items['place-1']?.day).toBe(now.items['place-1']?.day);
  });
});
function datesTo(startDate: string, endDate: string) {
  return { type: 'dates.change', version: 1, startDate, endDate, policy: 'shift' } as const;
}

it('a tick is put back on what they unticked, and on what they took from the list', () => {
  const packed = doing(full, { type: 'packing.tick', id: 'socks-1', version: 1, checked: true });
  const yours = { label: 'Socks', category: 'Clothing', travellerId: 'ana-1', checked: true, key: null };
  const conflict = { in: 'packing', id: 'socks-1', version: 1, theirs: full.packing['socks-1'], yours } as Conflict;
  expect(useMine(full, conflict).packing['socks-1']?.checked).toBe(true);
  const gone = doing(packed, { type: 'packing.remove', id: 'socks-1', version: 2 });
  expect(useMine(gone, { ...conflict, theirs: null }).packing['socks-1']).toMatchObject(yours);
  expect(useMine(packed, { ...conflict, yours: null }).packing).toEqual({});
});

it('what one’s own version names and is gone is left out', () => {
  const now = doing(
    alone,
    { type: 'traveller.remove', id: 'ana-1', version: 1 },
    { type: 'booking.remove', id: 'stay-1', version: 1, places: { 'place-1': 1 } },
  );
  const conflict = { in: 'expenses', id: 'dinner-1', version: 1, theirs: null, yours: expense } as Conflict;
  expect(useMine(now, conflict).expenses['dinner-1']).toMatchObject({
    ...{ description: 'Dinner', paidBy: null, bookingId: null },
    sharedBy: [{ travellerId: 'ben-1', weight: 1 }],
  });
});
