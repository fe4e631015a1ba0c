import { useEffect, useEffectEvent } from 'react';
import { useCurrentPlan } from '../../shared/plan/plan-access';

/** Where Ctrl+Z belongs to what is being typed, or to a dialog over the trip. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input, textarea, select') ||
    target.closest('[role="dialog"], [role="alertdialog"]') !== null);

/** Ctrl+Z (or Command) takes back what was done to the trip, with Shift does it again. */
export function useUndoKeys(): void {
  const currentPlan = useCurrentPlan();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
    const { undo, redo, canEdit } = currentPlan();
    if (!isUndo || !canEdit || isElsewhere(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
