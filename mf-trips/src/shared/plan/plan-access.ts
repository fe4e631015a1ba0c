/** What the tabs of a trip's page have of it: the plan, whoever keeps it, and the one way to change it. */
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import type { Refusal, TripRole, UndoStack } from '@sojourn/trip';
import { newIdempotencyKey } from '@sojourn/web-kit';
import { createContext, useContext } from 'react';

/** Whether all that was done is stored; `unsaved` waits for a connection or for room, and is sent again. */
export type Saving = 'saved' | 'saving' | 'unsaved';

/** Who keeps a plan: an account, this browser, or somebody else's account that a link opens. */
export type PlanStorage = 'account' | 'browser' | 'link';

/** A toast for what was done; it offers Undo. */
export type DoneWords = { title: string; description?: string };

/** An open trip. It is another object whenever anything about it changes. */
export type PlanAccess = {
  id: number;
  storage: PlanStorage;
  role: TripRole;
  /** Whether the reader may change it. */
  canEdit: boolean;
  isSample: boolean;
  /** With everything that was done here, stored yet or not. */
  plan: TripPlan;
  saving: Saving;
  history: UndoStack;
  /**
   * Carries a command out at once; it is stored behind the scenes. A refusal changes nothing and is returned, for the field
   * it belongs to. `done` is said when it was carried out.
   */
  run(command: TripCommand, done?: DoneWords): Refusal | null;
  /** As `run`, where no field can show a refusal: a toast does. */
  tell(command: TripCommand, done?: DoneWords): void;
  undo(): void;
  redo(): void;
};

export const PlanContext = createContext<PlanAccess | null>(null);

/** The trip whose page this is. */
export function usePlan(): PlanAccess {
  const access = useContext(PlanContext);
  if (!access) throw new Error('Only the page of a trip has a plan.');
  return access;
}

/** An id for a new part. */
export const newPartId = (): string => newIdempotencyKey();

