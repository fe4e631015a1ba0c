/** A trip without a store, for tests of what shows and changes it. Never part of what is released. */
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, emptyUndoStack, everythingIncluded, isApplied, type Outcome } from '@sojourn/trip';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createCell } from '../cell';
import { PlanContext, type PlanAccess, type PlanStanding } from './plan-access';

/**
 * Shows `children` with a plan that commands really change. `onRun` sees each command and what became of it.
 */
export function PlanForTests({
  plan: start,
  access,
  onRun,
  children,
}: {
  plan: TripPlan;
  access?: Partial<PlanAccess & PlanStanding>;
  onRun?: (command: TripCommand, outcome: Outcome) => void;
  children: ReactNode;
}) {
  const [plan, setPlan] = useState(start);
  // Two commands may come before one of them is drawn.
  const latest = useRef(start);
  const run = (command: TripCommand) => {
    const outcome = apply(latest.current, command);
    onRun?.(command, outcome);
    if (!isApplied(outcome)) return outcome.refusal;
    latest.current = outcome.trip;
    setPlan(outcome.trip);
    return null;
  };
  const shown: PlanAccess & PlanStanding = {
    id: 7,
    storage: 'account',
    path: '/api/trips/7',
    role: 'owner',
    canEdit: true,
    isSample: false,
    includes: everythingIncluded,
    plan,
    saving: 'saved',
    lost: null,
    history: emptyUndoStack,
    dropped: [],
    run,
    tell: (command) => void run(command),
    undo: () => undefined,
    redo: () => undefined,
    retry: () => undefined,
    forgetDropped: () => undefined,
    ...access,
  };
  const [cell] = useState(() => createCell({ access: shown, standing: shown }));
  useLayoutEffect(() => cell.set({ access: shown, standing: shown }));
  return <PlanContext value={cell}>{children}</PlanContext>;
}
