/** A name with where it is said behind it: 'Disneyland Paris, France', 'Stonehenge UK', 'Lake Garda, Italy'. */
import { foldWords } from '@sojourn/travel';
import { countryCodeOf } from '@sojourn/travel/countries';
import { countriesByName } from './country-names.model';
import { COUNTRY_WORDS } from './name-forms.model';

/** `where` are what stands behind the name, folded, the nearest first. */
export type SaidWhere = { name: string; where: readonly string[] };

/** The name and what is said behind it, after a comma, or as the country in its last words; undefined for a name alone. */
export function saidWhere(typed: string): SaidWhere | undefined {
  const [head = '', ...rest] = typed.split(/[,(]/);
  const where = rest.map(foldWords).filter((part) => part !== '');
  if (where.length > 0) return foldWords(head) === '' ? undefined : { name: head.trim(), where };
  const words = foldWords(typed).split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const tail = words.slice(at).join(' ');
    if (countriesByName().has(tail)) return { name: words.slice(0, at).join(' '), where: [tail] };
  }
  return undefined;
}

/** Whether what is said, folded, is the country, state or town of a place whose detail is `Barcelona, Spain`. */
export function isSaidOf(detail: string, said: string): boolean {
  const parts = detail.split(', ');
  const code = countryCodeOf(parts.at(-1) ?? '');
  const isCountry =
    code !== undefined &&
    (countriesByName().get(said) === code || (COUNTRY_WORDS[code] ?? '').split(' ').includes(said));
  return isCountry || parts.some((part) => foldWords(part) === said);
}
