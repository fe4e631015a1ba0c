import { tripPlanSchema, type BookingContent, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import { bookedCommand } from './addition-command';
import { newItem } from './new-trip';
import { partyOf } from './head-part';
import { bookingsOf, standingOf, toChoose } from './standing';
import { adding, doing, rome } from './testing/trip-under-test';

const day = '2027-04-10';
const recommended = { kind: 'recommendation', id: 'Rome|1' } as const;
const booking: BookingContent = {
  ...{ kind: 'flight', title: 'Flight to Rome and back', provider: '', code: '', url: null },
  ...{ planned: null, segments: [], searchPath: null },
};
const { bookingId: _, ...place } = newItem({ type: 'flight', title: 'Arrival in Rome', day, source: recommended });
/** As a release made it that booked what it recommended. */
const older = (known: Partial<BookingContent> = {}): TripCommand => ({
  ...{ type: 'booking.add', id: 'b1', content: { ...booking, ...known } },
  places: [{ id: 'i1', content: place }],
});
const standingIn = (trip: TripPlan, id = 'i1') => {
  const item = trip.items[id];
  return item && standingOf(trip, item);
};

describe('how far a thing has come', () => {
  it.each([
    ['to-choose', { type: 'flight', day, source: recommended }],
    ['to-choose', { type: 'stay', source: { kind: 'timeline', id: 'Rome' } }],
    ['to-choose', { type: 'transport', day, source: recommended }],
    ['idea', { type: 'transport', source: recommended }],
    ['planned', { type: 'activity', day, source: recommended }],
    ['planned', { type: 'flight', day }],
    ['planned', { type: 'stay', day, source: { kind: 'lifted', id: 'stay' } }],
    ['idea', { type: 'activity' }],
  ] as const)('says %s when the item is %j', (standing, known) => {
    expect(standingIn(doing(rome, adding('i1', known)).trip)).toBe(standing);
  });

  it('claims no booking when an older trip has only an estimate in it', () => {
    const { trip } = doing(rome, older());
    expect(standingIn(trip)).toBe('to-choose');
    expect(bookingsOf(trip)).toEqual([]);
    expect(toChoose(trip, 'flight').map(({ id }) => id)).toEqual(['i1']);
  });

  it.each([[{ code: 'ABC123' }], [{ provider: 'BA' }], [{ url: 'https://example.org' }]])(
    'says booked when a person gave an older estimate %j',
    (known) => {
      const { trip } = doing(rome, older(known));
      expect(standingIn(trip)).toBe('booked');
      expect(bookingsOf(trip)).toHaveLength(1);
    },
  );

  it('says booked when a person has marked it, and as before when that is undone', () => {
    const { trip } = doing(rome, adding('i1', { type: 'flight', day, source: recommended }));
    const command = bookedCommand(trip, 'i1', () => `new-${Object.keys(trip.items).length}`);
    if (!command) throw new Error('It can be booked.');
    const marked = doing(trip, command);
    expect(Object.keys(marked.trip.items)).toEqual(['new-1']);
    expect(standingIn(marked.trip, 'new-1')).toBe('booked');
    expect(standingIn(doing(marked.trip, marked.inverse).trip)).toBe('to-choose');
  });
});

describe('the party of a trip', () => {
  const { party: __, ...head } = rome.head;
  const before = { ...rome, head };
  const set = (people: number, version = 1): TripCommand => ({
    type: 'head.edit',
    parts: { party: { people, from: 'Leeds', version } },
  });

  it('reads, changes, undoes and does again when a trip is from before there was one', () => {
    expect(tripPlanSchema.safeParse(before).success).toBe(true);
    expect(partyOf(before)).toBeNull();
    const done = doing(before, set(3));
    expect(partyOf(done.trip)).toBe(3);
    const undone = doing(done.trip, done.inverse);
    expect(partyOf(undone.trip)).toBeNull();
    expect(partyOf(doing(undone.trip, undone.inverse).trip)).toBe(3);
  });

  it('counts the travelers when a trip from before has some, and not those who share expenses later', () => {
    const people = ['ana-1', 'ben-1'].map((id) => ({ type: 'traveller.add', id, content: { name: id } }) as const);
    expect(partyOf(doing(before, ...people).trip)).toBe(2);
    expect(partyOf(doing(rome, ...people).trip)).toBeNull();
  });

  it('stays when another part of the head is edited', () => {
    const { trip } = doing(rome, set(2), { type: 'head.edit', parts: { title: { text: 'Rome!', version: 1 } } });
    expect(trip.head.party).toMatchObject({ people: 2, from: 'Leeds' });
  });
});
