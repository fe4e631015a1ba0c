/** What the tabs of a trip's page have of it: the plan, whoever keeps it, and the one way to change it. */
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import type { Refusal, TripRole, UndoStack } from '@sojourn/trip';
import { newIdempotencyKey } from '@sojourn/web-kit';
import { createContext, useContext } from 'react';
import { useCell, type Cell } from '../cell';
import type { Dropped } from './waiting.model';
import type { Saving } from './plan-session.model';
import type { LossReason, PlanStorage } from './plan.store';

/** A toast for what was done; it offers Undo. */
export type DoneWords = { title: string; description?: string };

/** An open trip. It is another object whenever anything about it changes. */
export type PlanAccess = {
  id: number;
  storage: PlanStorage;
  /** Where the bff has it: `/api/trips/7`; empty for a browser's. */
  path: string;
  role: TripRole;
  /** Whether the reader may change it. */
  canEdit: boolean;
  isSample: boolean;
  /** With everything that was done here, stored yet or not. */
  plan: TripPlan;
  saving: Saving;
  /** Why it can no longer be changed from here, or null. */
  lost: LossReason | null;
  history: UndoStack;
  /** What was done here and could not be kept, because somebody else changed the same thing before. */
  dropped: readonly Dropped[];
  /**
   * Carries a command out at once; it is stored behind the scenes. A refusal changes nothing and is returned, for the field
   * it belongs to. `done` is said when it was carried out.
   */
  run(command: TripCommand, done?: DoneWords): Refusal | null;
  /** As `run`, where no field can show a refusal: a toast does. */
  tell(command: TripCommand, done?: DoneWords): void;
  undo(): void;
  redo(): void;
  /** Tries at once to store what waits. */
  retry(): void;
  /** Somebody has seen what became of one of `dropped`. */
  forgetDropped(key: string): void;
};

/** An open trip as it is now, and whoever shows it. The same object as long as the trip is open. */
export type PlanCell = Pick<Cell<PlanAccess>, 'get' | 'subscribe'>;

// What a context holds must not change with every event moved: React then looks at all of a page for its readers.
export const PlanContext = createContext<PlanCell | null>(null);

/** The trip whose page this is. */
export function usePlan(): PlanAccess {
  const cell = useContext(PlanContext);
  if (!cell) throw new Error('Only the page of a trip has a plan.');
  return useCell(cell, whole);
}

const whole = (access: PlanAccess): PlanAccess => access;

/** An id for a new part. */
export const newPartId = (): string => newIdempotencyKey();
