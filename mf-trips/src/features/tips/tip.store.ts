/** The port: where what is said on a destination's board is stored, for everybody or in this browser alone. */
import type { Tip } from './tip.model';

/** What somebody writes. */
export type TipContent = Pick<Tip, 'content'> & { tags: string[] };

/** Each call refuses with an error whose message is for a person. */
export type TipStore = {
  /** @param author shown where the store does not know who writes */
  post(destination: string, content: TipContent, author: string): Promise<unknown>;
  edit(destination: string, tip: Tip, content: TipContent): Promise<unknown>;
  remove(destination: string, tip: Tip): Promise<unknown>;
  /** Brings back what was removed. */
  restore(destination: string, tip: Tip): Promise<unknown>;
  /** Gives or takes back the one like that a person has. */
  toggleLike(destination: string, tip: Tip): Promise<unknown>;
  /** Hides it from whoever reports it at once; `isHidden` false takes that back. */
  report(destination: string, tip: Tip, isHidden: boolean): Promise<unknown>;
};

/** This browser has no room, or no leave, to keep it. */
export class TipNotKept extends Error {
  override readonly name = 'TipNotKept';
}
