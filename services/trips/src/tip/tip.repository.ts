/** The port through which tips, and what people say of them, are stored. An engine that does not answer throws AppError `unavailable`. */
import type { TipCursor } from '@sojourn/contracts/tip';
import type { Mark, MarkKind, Tip } from './tip.model';

/** Which part of a board, or (`parentId`) of a tip's comments; `userId` also gets what is hidden of their own. */
export type TipPart = {
  board: string;
  parentId: string | null;
  userId: string | null;
  after?: TipCursor | undefined;
  limit: number;
};

export type TipRepository = {
  /**
   * Durable once it resolves. Nothing is stored when its author has posted under this key before (`duplicate`), or has
   * another post with this slot (`outrun`).
   */
  insert(tip: Tip): Promise<'inserted' | 'duplicate' | 'outrun'>;
  /** Stores content, tags, version and deletion of a tip whose stored version is the one before it; false when somebody was faster. */
  update(tip: Tip): Promise<boolean>;
  /** Deleted ones too. */
  find(id: string): Promise<Tip | null>;
  findByKey(authorId: string, key: string): Promise<Tip | null>;
  /** Newest first; without what is deleted, and without what is hidden from this reader. */
  listOf(part: TipPart): Promise<Tip[]>;
  /** How many tips and comments of somebody there are. */
  countOf(authorId: string): Promise<number>;
  /** How many slots of somebody begin so, those of deleted tips too. */
  countSlots(authorId: string, beginning: string): Promise<number>;
  /** Makes a mark that is not there yet. */
  mark(mark: Mark): Promise<void>;
  unmark(mark: Pick<Mark, 'tipId' | 'userId' | 'kind'>): Promise<void>;
  /** Which of these tips somebody has marked in one of these ways, each once. */
  markedOf(userId: string, kinds: readonly MarkKind[], tipIds: readonly string[]): Promise<string[]>;
  /** How many marks of a kind somebody has made since. */
  countMarks(userId: string, kind: MarkKind, since: Date): Promise<number>;
  /** Counts the marks and comments of a tip anew. */
  recount(id: string): Promise<void>;
  /** Some tips that were deleted before. */
  deletedBefore(until: Date, limit: number): Promise<string[]>;
  /** Some tips and comments of an author, deleted ones too. */
  someOf(authorId: string, limit: number): Promise<string[]>;
  /** Some tips that somebody has marked. */
  someMarkedBy(userId: string, limit: number): Promise<string[]>;
  /** Takes away what somebody said of a tip. */
  unmarkAll(userId: string, tipId: string): Promise<void>;
  /** Takes a tip away for good, with its comments and the marks of all of them. */
  purge(id: string): Promise<void>;
};
