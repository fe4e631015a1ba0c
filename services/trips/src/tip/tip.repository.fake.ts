/** The in-memory twin of the document adapter. */
import { isHidden, type Mark, type Tip } from './tip.model';
import type { TipRepository } from './tip.repository';

const byNewest = (one: Tip, other: Tip): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1);

const isSame = (one: Omit<Mark, 'at'>, other: Omit<Mark, 'at'>): boolean =>
  one.tipId === other.tipId && one.userId === other.userId && one.kind === other.kind;

/** @param reach throws while no engine answers */
export function createFakeTipRepository(reach: () => Promise<void> = async () => undefined): TipRepository {
  let tips: Tip[] = [];
  let marks: Mark[] = [];
  const copy = <Value>(value: Value): Value => structuredClone(value);
  const countMarksOf = (id: string, wanted: Mark['kind']) =>
    marks.filter(({ tipId, kind }) => tipId === id && kind === wanted).length;
  return {
    async insert(tip) {
      await reach();
      const own = tips.filter(({ authorId }) => authorId === tip.authorId);
      if (own.some(({ slot }) => slot === tip.slot)) return 'outrun';
      if (tip.key !== null && own.some(({ key }) => key === tip.key)) return 'duplicate';
      tips.push(copy(tip));
      return 'inserted';
    },
    async update({ id, version, content, tags, deletedAt }) {
      await reach();
      const found = tips.find((tip) => tip.id === id && tip.version === version - 1);
      if (found) Object.assign(found, copy({ version, content, tags, deletedAt }));
      return found !== undefined;
    },
    async find(id) {
      await reach();
      return copy(tips.find((tip) => tip.id === id) ?? null);
    },
    async findByKey(authorId, key) {
      await reach();
      return copy(tips.find((tip) => tip.authorId === authorId && tip.key === key) ?? null);
    },
    async listOf({ board, parentId, userId, after, limit }) {
      await reach();
      return copy(
        tips
          .filter((tip) => tip.board === board && tip.parentId === parentId && tip.deletedAt === null)
          .filter((tip) => !isHidden(tip) || tip.authorId === userId)
          .filter((tip) => !after || byNewest(tip, after as Tip) > 0)
          .sort(byNewest)
          .slice(0, limit),
      );
    },
    async countOf(wanted) {
      await reach();
      return tips.filter(({ authorId, deletedAt }) => authorId === wanted && deletedAt === null).length;
    },
    async countSlots(wanted, beginning) {
      await reach();
      return tips.filter(({ authorId, slot }) => authorId === wanted && slot.startsWith(beginning)).length;
    },
    async mark(mark) {
      await reach();
      if (!marks.some((each) => isSame(each, mark))) marks.push(copy(mark));
    },
    async unmark(mark) {
      await reach();
      marks = marks.filter((each) => !isSame(each, mark));
    },
    async markedOf(userId, kinds, tipIds) {
      await reach();
      return tipIds.filter((tipId) =>
        kinds.some((kind) => marks.some((each) => isSame(each, { tipId, userId, kind }))),
      );
    },
    async countMarks(wanted, kindWanted, since) {
      await reach();
      return marks.filter(({ userId, kind, at }) => userId === wanted && kind === kindWanted && at >= since).length;
    },
    async recount(id) {
      await reach();
      const found = tips.find((tip) => tip.id === id);
      const comments = tips.filter((tip) => tip.parentId === id && tip.deletedAt === null && !isHidden(tip)).length;
      if (found)
        Object.assign(found, { likes: countMarksOf(id, 'like'), reports: countMarksOf(id, 'report'), comments });
    },
    async deletedBefore(until, limit) {
      await reach();
      const gone = tips.filter(({ deletedAt }) => deletedAt !== null && deletedAt < until);
      return gone.slice(0, limit).map(({ id }) => id);
    },
    async someOf(wanted, limit) {
      await reach();
      return tips
        .filter(({ authorId }) => authorId === wanted)
        .slice(0, limit)
        .map(({ id }) => id);
    },
    async someMarkedBy(wanted, limit) {
      await reach();
      const own = marks.filter(({ userId }) => userId === wanted).slice(0, limit);
      return [...new Set(own.map(({ tipId }) => tipId))];
    },
    async unmarkAll(userId, tipId) {
      await reach();
      marks = marks.filter((mark) => mark.userId !== userId || mark.tipId !== tipId);
    },
    async purge(id) {
      await reach();
      const gone = new Set(tips.filter((tip) => tip.id === id || tip.parentId === id).map((tip) => tip.id));
      marks = marks.filter(({ tipId }) => !gone.has(tipId));
      tips = tips.filter((tip) => !gone.has(tip.id));
    },
  };
}
