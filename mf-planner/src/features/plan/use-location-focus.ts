import { useEffect, useRef, type RefObject } from 'react';
import type { Draft } from './plan.model';

/**
 * When the location's state takes away what had the focus, the focus goes where the work goes on: to the step's main button
 * once there is a location, else to the first thing that can be done about it.
 */
export function useLocationFocus(
  { location, locationStatus }: Pick<Draft, 'location' | 'locationStatus'>,
  { form, main }: { form: RefObject<HTMLFormElement | null>; main: RefObject<HTMLButtonElement | null> },
): void {
  const state = `${locationStatus} ${location !== null}`;
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement !== document.body) return;
    if (location) main.current?.focus();
    else form.current?.querySelector<HTMLElement>('[data-part="location"] button')?.focus();
  }, [state, location, form, main]);
}
