import { shareSchema } from '@sojourn/contracts/plan';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import { authorOf, freeSlot, includesOf, isExpired, toWire, type Share } from './share.model';

const share: Share = {
  id: 'share-1',
  tripId: 7,
  ownerId: 'ana',
  tokenDigest: 'digest',
  slot: 0,
  role: 'editor',
  includes: { ...EVERYTHING, documents: false },
  name: 'Mum 🌸',
  expiresAt: new Date('2026-11-22T10:00:00.000Z'),
  createdAt: new Date('2026-11-20T08:30:00.000Z'),
  lastOpenedAt: new Date('2026-11-21T09:00:00.000Z'),
};

describe('a link', () => {
  test.each([
    ['2026-11-22T09:59:59.999Z', false],
    ['2026-11-22T10:00:00.000Z', true],
    ['2026-11-22T10:00:00.001Z', true],
  ])('that ends at 10 o’clock has ended at %s: %p', (now, expected) => {
    expect(isExpired(share, new Date(now))).toBe(expected);
  });

  test('without an end never ends', () => {
    expect(isExpired({ ...share, expiresAt: null }, new Date('9999-12-31'))).toBe(false);
  });

  test.each(['viewer', 'editor'] as const)('of a %s makes changes in that role and by its name', (role) => {
    expect(authorOf({ ...share, role })).toEqual({ role, link: 'Mum 🌸', linkId: 'share-1' });
  });
});

describe('the slot of a new link', () => {
  const taken = (...slots: number[]) => slots.map((slot) => ({ ...share, slot }));

  test.each([
    { is: 'the first', slots: [], most: 3, expected: 0 },
    { is: 'the one after those taken', slots: [0, 1], most: 3, expected: 2 },
    { is: 'a gap', slots: [0, 2], most: 3, expected: 1 },
    { is: 'the lowest gap, in whatever order they come', slots: [4, 3, 0], most: 5, expected: 1 },
    { is: 'none when all are taken', slots: [2, 0, 1], most: 3, expected: undefined },
    { is: 'none when more are taken than there may be', slots: [0, 1, 2, 3], most: 3, expected: undefined },
    { is: 'one that is free though others are beyond the bound', slots: [7, 8, 9], most: 3, expected: 0 },
    { is: 'none where there is none', slots: [], most: 0, expected: undefined },
  ])('is $is', ({ slots, most, expected }) => {
    expect(freeSlot(taken(...slots), most)).toBe(expected);
  });
});

describe('a link as its owner sees it', () => {
  test('has its instants in UTC, and nothing by which it could be opened', () => {
    const seen = toWire(share, null);
    expect(seen).toEqual({
      id: 'share-1',
      role: 'editor',
      includes: { ...EVERYTHING, documents: false },
      name: 'Mum 🌸',
      expiresAt: '2026-11-22T10:00:00.000Z',
      createdAt: '2026-11-20T08:30:00.000Z',
      lastOpenedAt: '2026-11-21T09:00:00.000Z',
      token: null,
    });
    expect(shareSchema.parse(seen)).toEqual(seen);
  });

  test('may have no end and may never have been opened', () => {
    const seen = toWire({ ...share, expiresAt: null, lastOpenedAt: null }, 'token');
    expect(seen).toMatchObject({ expiresAt: null, lastOpenedAt: null });
    expect(shareSchema.safeParse(seen).error).toBeUndefined();
  });
});

test('shows what its dialog could not leave out when it is older than that', () => {
  expect(includesOf({ bookingCodes: false, documents: true })).toEqual({ ...EVERYTHING, bookingCodes: false });
  expect(includesOf({ ...EVERYTHING, notes: false })).toEqual({ ...EVERYTHING, notes: false });
});
