/**
 * Escape closes the window that somebody works in, not the toast that came over it: Radix gives the key to whatever was
 * opened last, and says nothing to the window below.
 */
export function leaveToWindow(event: KeyboardEvent): void {
  const windows = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const top = [...windows].at(-1);
  const close = top?.querySelector<HTMLElement>('[data-closes="window"]');
  if (!close) return;
  event.preventDefault();
  close.click();
}
