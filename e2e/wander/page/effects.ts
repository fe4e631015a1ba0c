/** What using a control most likely does to the place that it is in, by what its markup and its words promise. */
import { nameOf } from './names';

/**
 * `opens` shows more, `stays` changes what is here, `acts` may do anything, `leaves` goes elsewhere, `ends` closes this place
 * or takes away what others would still be used for.
 */
export type Effect = 'opens' | 'stays' | 'acts' | 'leaves' | 'ends';

const ENDS =
  /^(?:close|cancel|done|back|not now|skip|save|delete|remove|reset|clear all|sign out|log out|undo|decline|stop|turn off)\b/i;
const STAYS =
  'input:not([type="submit"], [type="button"], [type="reset"]), textarea, select, [role="checkbox"], [role="radio"], [role="switch"], [role="slider"]';
const OPENS = '[aria-haspopup], [aria-expanded="false"], summary, [role="combobox"]:not(input)';

export function effectOf(element: Element): Effect {
  if (element.matches(OPENS)) return 'opens';
  if (element.matches(STAYS)) return 'stays';
  if (element.matches('a[href]')) return 'leaves';
  const isSubmit = element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;
  return isSubmit || ENDS.test(nameOf(element)) ? 'ends' : 'acts';
}
