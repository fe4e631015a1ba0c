/** The one toast on the screen (spec, section 9: at most 1). The shell draws it; anybody may ask for it. */
import { useSyncExternalStore } from 'react';

/** What somebody asks for. `destructive` is for things that went wrong. */
export type ToastRequest = {
  title: string;
  description?: string;
  action?: { label: string; onSelect: () => void };
  variant?: 'default' | 'destructive';
};

/** A toast that is shown. */
export type Toast = ToastRequest & { id: string };

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of whichever is there; answers its id. */
export function toast(request: ToastRequest): string {
  const id = `toast-${(count += 1)}`;
  show({ ...request, id });
  return id;
}

/** Takes a toast away; without an id, whichever is there. */
function dismiss(id?: string): void {
  if (current && (id === undefined || current.id === id)) show(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toast on the screen and the ways to change it. */
export function useToast() {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return { toast, current: shown, dismiss };
}
