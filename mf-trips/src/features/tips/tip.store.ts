/** The port: where tips of a destination are kept. Today this browser; the server's board fits the same calls. */
import type { Tip } from './tip.model';

/** What somebody writes. */
export type TipContent = Pick<Tip, 'content'> & { tags: string[] };

export type TipStore = {
  /** Newest first; what its reader has reported is left out. */
  list(destination: string): Promise<Tip[]>;
  /** @throws TipNotKept when there is no room for it */
  post(destination: string, content: TipContent, author: string): Promise<void>;
  edit(destination: string, id: string, content: TipContent): Promise<void>;
  remove(destination: string, id: string): Promise<void>;
  /** Gives or takes back the one like that a person has. */
  toggleLike(destination: string, id: string): Promise<void>;
  /** Hides it from whoever reports it at once; `isHidden` false takes that back. */
  report(destination: string, id: string, isHidden: boolean): Promise<void>;
};

/** This browser has no room, or no leave, to keep it. */
export class TipNotKept extends Error {
  override readonly name = 'TipNotKept';
}
