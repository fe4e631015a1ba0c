/** What the list of passkeys says. */

/** How a passkey was used last, in words. */
export const lastUseOf = (lastUsedAt: string | null, now: Date): string =>
  lastUsedAt === null ? 'Not used yet' : `Last used ${dayOf(lastUsedAt, now)}`;

/** A day as the list names it: `today`, `on Nov 22, 2026`. */
export function dayOf(at: string, now: Date): string {
  const date = new Date(at);
  if (date.toDateString() === now.toDateString()) return 'today';
  return `on ${date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })}`;
}
