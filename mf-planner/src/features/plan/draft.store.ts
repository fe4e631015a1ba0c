/** The draft, kept for this tab: a reload or a step back loses nothing. */
import { readDraft, type Draft } from './plan.model';

const KEY = 'plannerDraft';

export function readKeptDraft(): Draft {
  try {
    return readDraft(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return readDraft(null);
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that forbids storage still plans; only a reload starts again.
  }
}
