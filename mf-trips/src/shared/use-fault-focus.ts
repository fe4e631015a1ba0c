import { useEffect, useRef } from 'react';

/** A form whose first field with a fault has the focus after a press on its button found some. */
export function useFaultFocus(refusals: number) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Not at every keystroke that mends one.
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return box;
}
