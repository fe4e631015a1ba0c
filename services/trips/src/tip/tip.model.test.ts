import { tipSchema } from '@sojourn/contracts/tip';
import { dayOf, isOpenTo, mostADay, purgedBefore, restorableUntil, slotOf, toWire, type Tip } from './tip.model';

const at = new Date('2026-11-22T23:59:59.999Z');
const tip: Tip = {
  id: 'tip-1',
  board: 'rome',
  parentId: null,
  destination: 'Rome, Italy',
  authorId: 'ana',
  author: 'Ana S.',
  content: 'Go early',
  tags: ['food'],
  createdAt: at,
  version: 3,
  likes: 2,
  comments: 1,
  reports: 0,
  slot: '2026-11-22 tip 0',
  key: 'a-key-of-ana',
  digest: 'digest',
  deletedAt: null,
};
const reader = (userId: string | null, liked: string[] = []) => ({
  userId,
  liked: new Set(liked),
});

test('days of limits are those of UTC, and tips and comments have slots of their own', () => {
  expect(dayOf(at)).toEqual(new Date('2026-11-22T00:00:00Z'));
  expect(dayOf(new Date(at.getTime() + 1))).toEqual(new Date('2026-11-23T00:00:00Z'));
  expect([slotOf(at, null, 4), slotOf(at, 'tip-1', 0)]).toEqual(['2026-11-22 tip 4', '2026-11-22 comment 0']);
  expect([mostADay(null), mostADay('tip-1')]).toEqual([10, 50]);
});

test('what is deleted comes back for thirty days', () => {
  expect(restorableUntil(at)).toEqual(new Date('2026-12-22T23:59:59.999Z'));
  expect(purgedBefore(restorableUntil(at))).toEqual(at);
});

test.each([
  [{}, 'ana', true],
  [{}, null, true],
  [{ reports: 2 }, null, true],
  [{ reports: 3 }, null, false],
  [{ reports: 3 }, 'ben', false],
  [{ reports: 3 }, 'ana', true],
  [{ deletedAt: at }, 'ana', false],
])('with %j it is open to %s: %s', (given, userId, expected) => {
  expect(isOpenTo({ ...tip, ...given }, userId)).toBe(expected);
});

test('its reader is told nothing of who wrote it, who reported it, or under which key', () => {
  const seen = toWire(tip, reader('ben', ['tip-1']));
  expect(tipSchema.parse(seen)).toEqual(seen);
  expect(seen).toMatchObject({ userHasLiked: true, isOwn: false, isHidden: false, author: { name: 'Ana S.' } });
  for (const secret of ['authorId', 'reports', 'key', 'digest', 'slot', 'board'])
    expect(seen).not.toHaveProperty(secret);
  expect(toWire({ ...tip, reports: 3 }, reader('ana'))).toMatchObject({ isOwn: true, isHidden: true });
  expect(toWire({ ...tip, reports: 3 }, reader(null))).toMatchObject({ isOwn: false, isHidden: false });
});
