/** Our own recommender in place of a language model that failed: what is asked, and what is kept of it. */
import type { Preferences } from '@sojourn/contracts';

export const USE_OWN_PICKS = 'Use our own picks instead';

/** The same wish, for our own recommender. */
export const askOwnPicks = (preferences: Preferences): Preferences => ({ ...preferences, chooser: 'catalogue' });

/** What is kept as asked: the next wish is the model's to choose for again. */
export function withoutChooser({ chooser: _, ...preferences }: Preferences): Preferences {
  return preferences;
}
