/** Tips in this browser: a person's own, what they like and what they do not want to see. */
import { instantSchema } from '@sojourn/contracts/plan';
import { z } from '@sojourn/contracts/zod';
import { tipBoardOf } from '@sojourn/trip';
import { readStored, writeStored } from '@sojourn/web-kit';
import { newPartId } from '../../shared/plan/plan-access';
import { toggleLike, type Tip } from './tip.model';
import { TipNotKept, type TipStore } from './tip.store';

// An account's are its own, and cleared when it signs out.
const keyFor = (userId: string | null) => (userId === null ? 'travelTips' : `travelTips ${userId} board`);

const ownTipSchema = z.object({
  id: z.string(),
  author: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  createdAt: instantSchema,
});
const boardSchema = z.object({
  tips: z.array(ownTipSchema),
  liked: z.array(z.string()),
  hidden: z.array(z.string()),
});
const boardsSchema = z.record(z.string(), boardSchema);

type Board = z.infer<typeof boardSchema>;

const noBoard: Board = { tips: [], liked: [], hidden: [] };

const without = (list: readonly string[], id: string) => list.filter((each) => each !== id);

/** What this browser has of a board: a person's own tips, and what they make of others'. */
export type BrowserTips = TipStore & {
  /** A person's own, newest first; what they have reported is left out. */
  list(destination: string): Promise<Tip[]>;
  /** Whether a tip is one of a person's own here. */
  has(destination: string, tip: Pick<Tip, 'id'>): boolean;
  /** Tips of others, or of the house, as they have been marked here. */
  marked(destination: string, tips: readonly Tip[]): Tip[];
};

const markedBy = ({ liked, hidden }: Board, tips: readonly Tip[]): Tip[] =>
  tips.filter(({ id }) => !hidden.includes(id)).map((tip) => (liked.includes(tip.id) ? toggleLike(tip) : tip));

function ownTips({ tips }: Board): Tip[] {
  return tips.map(({ author, ...tip }): Tip => ({
    ...tip,
    author: { name: author },
    likes: 0,
    comments: 0,
    userHasLiked: false,
    isSample: false,
    isOwn: true,
    isHidden: false,
    isLocal: true,
    version: 1,
  }));
}

/** @param userId null for a guest */
export function browserTips(userId: string | null): BrowserTips {
  const key = keyFor(userId);
  const boards = () => readStored(key, boardsSchema, {});
  const boardOf = (destination: string): Board => boards()[tipBoardOf(destination)] ?? noBoard;

  const change = async (destination: string, changed: (board: Board) => Partial<Board>) => {
    const board = boardOf(destination);
    const next = { ...boards(), [tipBoardOf(destination)]: { ...board, ...changed(board) } };
    if (!writeStored(key, next)) throw new TipNotKept('This browser has no room for another tip.');
  };

  return {
    async list(destination) {
      const board = boardOf(destination);
      return markedBy(board, ownTips(board));
    },

    has: (destination, { id }) => boardOf(destination).tips.some((tip) => tip.id === id),

    marked: (destination, tips) => markedBy(boardOf(destination), tips),

    post: (destination, content, author) =>
      change(destination, ({ tips }) => ({
        tips: [{ id: newPartId(), author, ...content, createdAt: new Date().toISOString() }, ...tips],
      })),

    edit: (destination, { id }, content) =>
      change(destination, ({ tips }) => ({ tips: tips.map((tip) => (tip.id === id ? { ...tip, ...content } : tip)) })),

    remove: (destination, { id }) => change(destination, ({ tips }) => ({ tips: tips.filter((tip) => tip.id !== id) })),

    restore: (destination, { id, author, content, tags, createdAt }) =>
      change(destination, ({ tips }) => ({
        tips: [
          { id, author: author.name, content, tags: [...tags], createdAt: createdAt ?? new Date().toISOString() },
          ...tips.filter((tip) => tip.id !== id),
        ],
      })),

    toggleLike: (destination, { id }) =>
      change(destination, ({ liked }) => ({ liked: liked.includes(id) ? without(liked, id) : [...liked, id] })),

    report: (destination, { id }, isHidden) =>
      change(destination, ({ hidden }) => ({ hidden: isHidden ? [...without(hidden, id), id] : without(hidden, id) })),
  };
}
