import { useEffect, useRef } from 'react';

const CONTROL = 'input, button';

/**
 * Leaves focus in a list when the row that had it goes: on the row that stands there then, else on the list, which needs a
 * `tabIndex`. Rows have `data-row`; call `note` before one may go.
 */
export function useKeptFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const place = useRef(-1);
  const rows = () => [...(list.current?.querySelectorAll('[data-row]') ?? [])];
  const note = () => {
    place.current = rows().findIndex((row) => row.contains(document.activeElement));
  };
  useEffect(() => {
    const at = place.current;
    place.current = -1;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (at < 0 || !isLost) return;
    const row = rows()[at] ?? rows().at(-1);
    (row?.querySelector<HTMLElement>(CONTROL) ?? list.current)?.focus();
  });
  return { list, note };
}
