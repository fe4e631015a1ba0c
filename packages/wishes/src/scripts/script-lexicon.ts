/** The words of a language that is read by clause, made when it is first asked for. */
import { countryNames } from '@sojourn/travel/countries';
import type { NamedDestination, Term, Vocabulary } from '../vocabulary';
import { arabic } from './arabic';
import { chinese } from './chinese';
import { japanese } from './japanese';
import { korean } from './korean';
import { roles, type ScriptLanguage, type ScriptRole } from './script-language';
import { foldScript } from './script-text';

/** What a word says: it may be a term and a role at once. */
export type Entry = { term?: Term; feast?: string; roles: ReadonlySet<ScriptRole> };
export type Lexicon = { language: ScriptLanguage; words: ReadonlyMap<string, Entry>; longest: number };

export const scriptLanguages = { ja: japanese, zh: chinese, ko: korean, ar: arabic };
const isRole = (word: string): word is ScriptRole => (roles as readonly string[]).includes(word);

/** In Arabic the words behind the first may have their article, 'to the' swallows one, and objects end in an alif. */
const formsOf = (word: string, id: ScriptLanguage['id']): string[] => {
  if (id !== 'ar') return [word];
  const articled = word.replace(/ (?!ال)/g, ' ال');
  const given = word.startsWith('ال') ? [`لل${word.slice(2)}`] : [];
  const object = /[هايوء]$/.test(word) ? [] : [`${word}ا`];
  return [...new Set([word, articled, ...given, ...object])];
};

type Known = { vocabulary: Vocabulary; destinations: readonly NamedDestination[] };

/** The term that an English phrase is; undefined for a destination that this catalogue has not. */
export function termOf(key: string, { vocabulary, destinations }: Known): Term | undefined {
  if (key.startsWith('#')) {
    const found = destinations.find(({ id }) => id === key.slice(1));
    return found && { type: 'place', place: { type: 'destination', id: found.id }, label: found.label };
  }
  const words = key.split(' ');
  const found = vocabulary.terms.longest(words, 0);
  return found?.length === words.length ? found.value : undefined;
}

function lexiconOf(language: ScriptLanguage, known: Known): Lexicon {
  const words = new Map<string, Entry>();
  const add = (typed: string, said: { term?: Term | undefined; feast?: string; role?: ScriptRole }) => {
    for (const word of formsOf(foldScript(typed).text, language.id)) {
      const before = words.get(word);
      const term = before?.term ?? said.term;
      const feast = before?.feast ?? said.feast;
      words.set(word, {
        ...(term ? { term } : {}),
        ...(feast ? { feast } : {}),
        roles: new Set([...(before?.roles ?? []), ...(said.role ? [said.role] : [])]),
      });
    }
  };
  const countries = new Map(countryNames().map(({ code, label }) => [code, label]));
  const countryOf = (code: string): Term => ({
    type: 'place',
    place: { type: 'country', id: code },
    label: countries.get(code) ?? code,
  });
  for (const line of language.words.split('\n')) {
    const [key = '', list = ''] = line.split('=');
    const role = key.slice(1);
    for (const word of list.split(',')) {
      if (key.startsWith('!') && isRole(role)) add(word, { role });
      else if (key.startsWith('@')) add(word, { feast: role });
      else add(word, { term: key.startsWith('/') ? countryOf(role) : termOf(key, known) });
    }
  }
  const others = new Set(language.notCountries.split(' '));
  const names = language.locales.map((locale) => new Intl.DisplayNames([locale], { type: 'region' }));
  for (const code of countries.keys())
    for (const name of names.map((each) => each.of(code) ?? code))
      if (name !== code && !others.has(name)) add(name, { term: countryOf(code) });
  return { language, words, longest: Math.max(...[...words.keys()].map((word) => word.length)) };
}

const made = new WeakMap<Vocabulary, Map<string, Lexicon>>();

/** The words of a language; made once for each vocabulary. */
export function lexiconFor(id: ScriptLanguage['id'], known: Known): Lexicon {
  const byId = made.get(known.vocabulary) ?? new Map<string, Lexicon>();
  made.set(known.vocabulary, byId);
  const lexicon = byId.get(id) ?? lexiconOf(scriptLanguages[id], known);
  byId.set(id, lexicon);
  return lexicon;
}
