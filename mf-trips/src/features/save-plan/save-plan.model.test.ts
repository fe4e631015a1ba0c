import { newItem, newTrip } from '@sojourn/trip';
import type { StoredTrip } from '../../shared/trip.model';
import { isBare, tripOfMark } from './save-plan.model';

const mark = (storage: string, tripId: number | null) => ({ storage, tripId, idempotencyKey: 'k' });
const trip = (id: number, importedAs: number | null = null) => ({ id, importedAs }) as StoredTrip;
const browser = [trip(5), trip(6, 12)];
const account = [trip(12), trip(13)];

test.each([
  ['nothing that was saved', undefined, null, {}, null],
  ['one that is not there yet', mark('browser', null), null, { browser }, null],
  ['a trip of this browser', mark('browser', 5), null, { browser }, 5],
  ['one of this browser for somebody signed in', mark('browser', 5), 'ana', { browser, account }, 5],
  ['one that is deleted', mark('browser', 4), null, { browser }, null],
  ['one while nobody knows what there is', mark('browser', 4), null, {}, 4],
  ['one that the account has taken over', mark('browser', 6), 'ana', { browser, account }, 12],
  ['one that it took over, for a guest', mark('browser', 6), null, { browser }, 6],
  ['one that it took over and lost', mark('browser', 6), 'ana', { browser, account: [] }, 6],
  ['one of the account', mark('ana', 13), 'ana', { account }, 13],
  ['one of the account that is deleted', mark('ana', 14), 'ana', { account }, null],
  ['one of the account before its list is there', mark('ana', 14), 'ana', {}, 14],
  ['one of another account', mark('bea', 13), 'ana', { account }, null],
  ['one of an account, for a guest', mark('ana', 13), null, {}, null],
] as const)('of %s', (...[, saved, userId, lists, id]) =>
  expect(tripOfMark(saved, userId, { account: undefined, browser: undefined, ...lists })).toBe(id),
);

test('a trip is bare until something is on it', () => {
  const empty = newTrip({ title: 'A', destination: 'B', startDate: '2127-01-01', endDate: '2127-01-02' });
  const item = { ...newItem({ type: 'note', title: 'N' }), version: 1, latest: 1 };
  expect(isBare(empty)).toBe(true);
  expect(isBare({ ...empty, items: { 'a-1': item } })).toBe(false);
});
