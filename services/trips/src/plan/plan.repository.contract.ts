/** What every way of storing plans must do; run on the fake and on the document engines. */
import type { BookingContent, TripCommand } from '@sojourn/contracts/plan';
import { adding, expense } from '@sojourn/trip/testing';
import { createTrip, deleteTrip } from '../trip/trip.model';
import type { TripRepository } from '../trip/trip.repository';
import { OWNER, planBytes as bytesIn, runCommand, type TripWithPlan } from './plan.model';
import type { PlanRepository } from './plan.repository';

const now = new Date('2026-11-22T10:00:00.000Z');

export function describePlanRepository(name: string, open: () => { trips: TripRepository; plans: PlanRepository }) {
  describe(`plans stored by ${name}`, () => {
    let serial = 0;

    const make = async (): Promise<TripWithPlan> => {
      const { trips, plans } = open();
      serial += 1;
      const draft = { title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' };
      const trip = createTrip(
        { ...draft, budget: 1_200, notes: null },
        {
          id: await trips.nextId(),
          ownerId: `planner-${Date.now()}-${serial}`,
          idempotencyKey: null,
          requestDigest: null,
          serial: null,
          now,
        },
      );
      expect(await trips.insert(trip)).toBe('inserted');
      const planned = await plans.find(trip.id);
      if (!planned) throw new Error('It was inserted.');
      return planned;
    };

    /** A trip after a command, not stored yet. */
    const after = (before: TripWithPlan, command: TripCommand, key = `key-of-${before.plan.version + 1}`) => {
      const outcome = runCommand(before, { key, digest: `digest-of-${key}`, command, by: OWNER }, now);
      if ('refusal' in outcome) throw new Error(outcome.refusal.message);
      return outcome.trip;
    };
    const commit = async (before: TripWithPlan, ...commands: TripCommand[]): Promise<TripWithPlan> => {
      let trip = before;
      for (const command of commands) {
        const next = after(trip, command);
        expect(await open().plans.commit(trip, next)).toBe(true);
        trip = next;
      }
      return trip;
    };

    it('has the first plan of a new trip, and nothing of one that is not there', async () => {
      const trip = await make();
      expect(trip).toMatchObject({
        title: 'Rome',
        newest: null,
        plan: { shape: 1, version: 0, head: { title: { text: 'Rome' }, budget: { cents: 120_000 } }, items: {} },
      });
      expect(await open().plans.findHead(trip.id)).toMatchObject({ id: trip.id, planVersion: 0, newest: null });
      expect(await open().plans.find(9_007_199_254_740_991)).toBeNull();
      expect(await open().plans.findHead(9_007_199_254_740_991)).toBeNull();
    });

    it('gives a trip back as it was committed, with its empty records and its newest change', async () => {
      const stored = await commit(
        await make(),
        { type: 'traveller.add', id: 't1', content: { name: 'Ana 🌸' } },
        { type: 'expense.add', id: '77', content: expense(1_250, { sharedBy: [{ travellerId: 't1', weight: 1e13 }] }) },
        adding('i1', { place: { name: 'Rom', position: { latitude: 41.9, longitude: -12 } } }),
        { type: 'rate.set', currency: 'EUR', version: 0, content: { rate: '1.0843', day: '2027-04-10' } },
        { type: 'booking.add', id: 'b1', content: booking, places: [] },
        { type: 'booking.remove', id: 'b1', version: 1, places: {} },
      );
      expect(await open().plans.find(stored.id)).toEqual(stored);
      const { plan, planBytes, ...head } = stored;
      expect(planBytes).toBe(bytesIn(plan));
      expect(await open().plans.findHead(stored.id)).toEqual({ ...head, planVersion: 6 });
      expect(JSON.stringify((await open().plans.find(stored.id))?.plan)).toBe(JSON.stringify(plan));
    });

    it('adds up what the plans of one owner take, of live trips and of all', async () => {
      const { trips, plans } = open();
      const trip = await make();
      expect(await plans.bytesOf(trip.ownerId)).toEqual({ live: trip.planBytes, all: trip.planBytes });
      const grown = await commit(trip, adding('i1'), adding('i2'));
      const neighbour = { ...createTrip({ ...trip, budget: null }, { ...trip, id: await trips.nextId(), now }) };
      expect(await trips.insert(neighbour)).toBe('inserted');
      const small = (await plans.find(neighbour.id))?.planBytes ?? 0;
      expect(small).toBeGreaterThan(200);
      expect(await plans.bytesOf(trip.ownerId)).toEqual({
        live: grown.planBytes + small,
        all: grown.planBytes + small,
      });
      expect(await trips.update(deleteTrip(neighbour, now))).toBe(true);
      expect(await plans.bytesOf(trip.ownerId)).toEqual({ live: grown.planBytes, all: grown.planBytes + small });
      expect(await plans.bytesOf(`${trip.ownerId}-nobody`)).toEqual({ live: 0, all: 0 });
    });

    it('lists and finds a trip with the fields that its plan has now', async () => {
      const stored = await commit(await make(), {
        type: 'head.edit',
        parts: { title: { text: 'Rome, slowly', version: 1 }, notes: { text: 'Bring a hat.', version: 1 } },
      });
      const { plan: _, planBytes: __, newest: ___, ...trip } = stored;
      expect(trip).toMatchObject({ title: 'Rome, slowly', notes: 'Bring a hat.', version: 2 });
      expect(await open().trips.find(trip.id)).toEqual(trip);
      expect(await open().trips.listOf(trip.ownerId, { limit: 9 })).toEqual([trip]);
    });

    it('leaves a plan as it is when its trip is deleted', async () => {
      const stored = await commit(await make(), adding('i1'));
      const { plan, planBytes, newest, ...trip } = stored;
      expect(await open().trips.update(deleteTrip(trip, now))).toBe(true);
      expect(await open().plans.find(stored.id)).toEqual({ ...deleteTrip(trip, now), plan, planBytes, newest });
    });

    it('takes exactly one of many commands on the same version', async () => {
      const before = await make();
      const rivals = Array.from({ length: 10 }, (_, at) => after(before, adding(`i${at}`), `key-of-rival-${at}`));
      const outcomes = await Promise.all(rivals.map((rival) => open().plans.commit(before, rival)));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await open().plans.find(before.id)).toEqual(rivals[outcomes.indexOf(true)]);
    });

    it('has every change but the newest in the history, once, whoever was outrun', async () => {
      const first = await commit(await make(), adding('i1'));
      const rivals = [after(first, adding('i2'), 'key-of-a'), after(first, adding('i3'), 'key-of-b')];
      await Promise.all(rivals.map((rival) => open().plans.commit(first, rival)));
      expect(await open().plans.changes(first.id, { after: 0, upTo: 9 })).toEqual([first.newest]);
      expect(await open().plans.findChange(first.id, 'key-of-1')).toEqual(first.newest);
      expect(await open().plans.findChange(first.id + 1, 'key-of-1')).toBeNull();
      expect(await open().plans.findChange(first.id, 'key-of-a')).toBeNull();
    });

    it('has changes in the order of time, and pages of the history newest first', async () => {
      const ids = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6'];
      const { id } = await commit(await make(), ...ids.map((each) => adding(each)));
      const versions = async (found: Promise<{ version: number }[]>) => (await found).map(({ version }) => version);
      expect(await versions(open().plans.changes(id, { after: 1, upTo: 4 }))).toEqual([2, 3, 4]);
      expect(await versions(open().plans.history(id, { before: 5, from: 2, limit: 2 }))).toEqual([4, 3]);
      expect(await versions(open().plans.history(id, { before: 3, from: 2, limit: 9 }))).toEqual([2]);
    });

    it('forgets what is older, of this trip alone', async () => {
      const one = await commit(await make(), adding('i1'), adding('i2'), adding('i3'), adding('i4'));
      const other = await commit(await make(), adding('i1'), adding('i2'));
      await open().plans.forgetBefore(one.id, 3);
      expect(await open().plans.changes(one.id, { after: 0, upTo: 9 })).toMatchObject([{ version: 3 }]);
      expect(await open().plans.changes(other.id, { after: 0, upTo: 9 })).toMatchObject([{ version: 1 }]);
    });
  });
}

const booking: BookingContent = {
  kind: 'stay',
  title: 'Hotel',
  provider: '',
  code: 'ABC123',
  url: null,
  planned: null,
  segments: [],
  searchPath: null,
};
