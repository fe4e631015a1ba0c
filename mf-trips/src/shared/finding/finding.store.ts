/** For which trip somebody looks for a flight or a stay, as long as this tab is open: it is proposed when they have found one. */
const KEY = 'findingForTrip';

/** Remembers the trip; a browser that stores nothing proposes the likeliest one. */
export function rememberFinding(tripId: number): void {
  try {
    sessionStorage.setItem(KEY, String(tripId));
  } catch {
    // Nothing is lost but a proposal.
  }
}

/** The trip that something is looked for, or null. */
export function findingFor(): number | null {
  try {
    const id = Number(sessionStorage.getItem(KEY) ?? '');
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}
