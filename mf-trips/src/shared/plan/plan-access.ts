/** What the tabs of a trip's page have of it: the plan, whoever stores it, and the one way to change it. */
import type { SharedDetails, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import type { Refusal, TripRole, UndoStack } from '@sojourn/trip';
import { newIdempotencyKey } from '@sojourn/web-kit';
import { createContext, useContext, useState } from 'react';
import { useCell, type Cell } from '../cell';
import type { Dropped, TakenBack } from './waiting.model';
import type { Saving } from './plan-session.model';
import type { LossReason, PlanStorage } from './plan.store';

/** A toast for what was done; it offers Undo. */
export type DoneWords = { title: string; description?: string };

/** An open trip. It is another object whenever anything that is shown of it changes. */
export type PlanAccess = {
  id: number;
  storage: PlanStorage;
  /** Where the bff has it: `/api/trips/7`; empty for a browser's. */
  path: string;
  role: TripRole;
  /** Whether the reader may change it. */
  canEdit: boolean;
  isSample: boolean;
  /** What of the trip its reader is shown; all of it where nobody shares it. */
  includes: SharedDetails;
  /** With everything that was done here, stored yet or not. */
  plan: TripPlan;
  /** Why it can no longer be changed from here, or null. */
  lost: LossReason | null;
  history: UndoStack;
  /**
   * Carries a command out at once; it is stored behind the scenes. A refusal changes nothing and is returned, for the field
   * it belongs to. `done` is said when it was carried out; `rewinds` names what a restore takes back.
   */
  run(command: TripCommand, done?: DoneWords, rewinds?: TakenBack['rewinds']): Refusal | null;
  /** As `run`, where no field can show a refusal: a toast does. */
  tell(command: TripCommand, done?: DoneWords, rewinds?: TakenBack['rewinds']): void;
  undo(): void;
  redo(): void;
  /** Tries at once to store what waits. */
  retry(): void;
  /** Somebody has seen what became of one of `dropped`. */
  forgetDropped(key: string): void;
};

/** What becomes of what was done. It changes twice with each command, and hardly anything shows it. */
export type PlanStanding = {
  saving: Saving;
  /** What was done here and could not be kept, because somebody else changed the same thing before. */
  dropped: readonly Dropped[];
};

/** Both, each another object only when something of it is another. */
export type OpenedPlan = { access: PlanAccess; standing: PlanStanding };

/** An open trip as it is now, and whoever shows it. The same object as long as the trip is open. */
export type PlanCell = Pick<Cell<OpenedPlan>, 'get' | 'subscribe'>;

// What a context holds must not change with every event moved: React then looks at all of a page for its readers.
export const PlanContext = createContext<PlanCell | null>(null);

function usePlanCell(): PlanCell {
  const cell = useContext(PlanContext);
  if (!cell) throw new Error('Only the page of a trip has a plan.');
  return cell;
}

const whole = ({ access }: OpenedPlan): PlanAccess => access;

/** The trip whose page this is. */
export const usePlan = (): PlanAccess => useCell(usePlanCell(), whole);

/**
 * A part of the trip whose page this is: its reader is drawn again only when that part is another one.
 * @param partOf returns the same object, or an equal word or number, as long as nothing of the part has changed
 */
export const usePlanPart = <Part>(partOf: (access: PlanAccess) => Part): Part =>
  useCell(usePlanCell(), ({ access }) => partOf(access));

/** The trip as it is when it is asked for, for what is done with it: whoever asks is not drawn again. */
export function useCurrentPlan(): () => PlanAccess {
  const cell = usePlanCell();
  const [current] = useState(() => () => cell.get().access);
  return current;
}

/** What becomes of what was done to the trip. */
export const usePlanStanding = (): PlanStanding => useCell(usePlanCell(), ({ standing }) => standing);

/** An id for a new part. */
export const newPartId = (): string => newIdempotencyKey();
