/** What lists of items have in common: who may change them, what is carried, and the one way to ask for a change. */
import type { ItemType } from '@sojourn/contracts/plan';
import type { Slot } from '@sojourn/trip';
import { createContext, useContext, type KeyboardEvent } from 'react';
import type { Cell } from '../cell';
import type { Held } from './held.store';

/** What is asked in a dialog. */
export type BoardDialog =
  | { kind: 'add'; day: string | null; type?: ItemType }
  | { kind: 'edit' | 'move' | 'remove-booking'; id: string }
  | { kind: 'ticket'; id: string; slot: Slot }
  | { kind: 'similar'; id: string }
  | { kind: 'day'; day: string }
  | { kind: 'fill-day'; day: string };

/** What is done at once. */
export type ItemAct = 'duplicate' | 'earlier' | 'later' | 'unschedule' | 'remove' | 'book';

/** The same object as long as its page is open, so that no row is drawn again because of it. */
export type Board = {
  held: Cell<Held | null>;
  /** The item that is pointed at or has the focus, in a list or on a map. */
  pointed: Cell<string | null>;
  /** Id of the sentence that tells how to carry an item. */
  helpId: string;
  ask(question: BoardDialog): void;
  act(id: string, act: ItemAct): void;
  /** Keys on an item's handle: take it, carry it, put it down. */
  carry(event: KeyboardEvent, id: string): void;
  putBack(): void;
};

export const BoardContext = createContext<{ board: Board; canEdit: boolean } | null>(null);

export function useBoard(): { board: Board; canEdit: boolean } {
  const found = useContext(BoardContext);
  if (!found) throw new Error('Only a board has items.');
  return found;
}
