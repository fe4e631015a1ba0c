import { lazyPart } from '../lazy-part';

/**
 * The list's module, loaded when somebody comes near the field (10 kB that most visits never need). If it cannot be
 * loaded, typing still works, and the next approach tries again.
 */
export const useSuggestionPart = lazyPart(() => import('./suggestion-list').then((module) => module.SuggestionList));
