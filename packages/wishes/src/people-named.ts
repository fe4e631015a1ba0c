/** People whom a text names, who may be called like a place: 'my wife Florence', 'Austin and I', 'our son is called Jordan'. */
import type { Language } from './languages/language';
import { wordsIn } from './languages/languages';
import { tokensOf, type Token } from './tokens';
import { setOf } from './word-set';

const ONE =
  'wife husband sister brother mother father mum mom mama mommy dad daddy papa aunt auntie uncle cousin friend bestie niece nephew partner fiance fiancee girlfriend boyfriend spouse son daughter stepson stepdaughter grandson granddaughter grandchild kid child toddler baby grandmother grandma granny nana grandfather grandpa boss colleague eldest oldest youngest firstborn teenager twin neighbour neighbor roommate dog cat puppy kitten mr mrs ms miss dr ' +
  'frau mann schwester bruder mutter vater tante onkel cousine freund freundin sohn tochter oma opa kind enkel ' +
  'femme mari soeur frere mere pere tante oncle ami amie fils fille mamie papi ' +
  'mujer marido esposa esposo hermana hermano madre padre tia tio prima primo amiga amigo novia novio hijo hija abuela abuelo ' +
  'moglie marito sorella fratello zia zio cugina cugino amica amico figlio figlia nonna nonno';
const MANY =
  'ados ado filhos filhas kinderen zonen dochters sons daughters buddies mates pals colleagues bandmates classmates roommates kids children twins girls boys friends sisters brothers cousins parents grandparents nieces nephews dogs cats kinder tochter sohne freunde enfants amis hijos hijas amigos figli figlie amici';
/** Animals, which go by a name behind 'my': 'mit Hund Sylt' goes to the island. */
const PETS = setOf(
  'hund hundin katze kater welpe chien chienne chat chatte perro perra gato gata gatto gatta cucciolo',
);
const withAll = (words: string, kind: keyof Language['kin']): ReadonlySet<string> =>
  new Set([...setOf(words), ...wordsIn(({ kin }) => kin[kind])]);
const [one, many] = [withAll(ONE, 'one'), withAll(MANY, 'many')];
const CALLED = withAll(
  'called named heisst namens appelle nommee nomme llamado llamada llama chiamato chiamata chiama',
  'called',
);
/** Verbs of what only people do; 'is' and 'has' are places' too. */
const DOES = withAll(
  'wants loves likes hates eats prefers dislikes enjoys thinks says hopes brings snores goes travels sleeps suffers studies graduates retires marries mag liebt hasst isst aime adore deteste ama odia mangia come prefiere',
  'does',
);
const IS = withAll(
  'is was has had will would can cannot cant needs gets goes does wont doesnt isnt hasnt turns ist hat est es tiene ha',
  'is',
);
/** Somebody else's: 'Rome and my sister' are a city and a person. */
const HIS = setOf('her hers his their seine sein ihr ihre son sa ses leur su sus suo sua loro');
const MINE = withAll('my our his her their mein meine unsere unser mon ma notre mi nuestro nuestra mio mia', 'mine');
const JOINS = withAll('and und et y e', 'joins');
/** What may follow a number that is an age: 'Malta is 3 hours away' is none. */
const AFTER_AGE = setOf('and but so years year yo und et y e ans anos anni jahre');
const FOR_SOMEBODY = setOf('for with and of mit fur avec pour con para per');
const PREFERS = setOf('rather like love prefer');
/** So many words before a name a word of kinship may stand. */
const KIN_REACH = 10;
const LONGEST_TEXT = 10_000;
const SELF = withAll('i me myself us', 'self');

/** Whether a name stands right behind a word of kinship, or behind 'called'. */
export const isCalled = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.text ?? '';
  return one.has(before) || many.has(before) || CALLED.has(before);
};

/** The words, folded, that are people's names in a text: once somebody is named, the name is theirs in all of it. */
export function peopleIn(tokens: readonly Token[]): ReadonlySet<string> {
  const people = new Set<string>();
  const word = (at: number) => (tokens[at]?.kind === 'word' ? (tokens[at]?.text ?? '') : '');
  const isComma = (at: number) => tokens[at]?.text === ',';
  const isVerb = (at: number) => IS.has(word(at)) || DOES.has(word(at)) || word(at) === 'who';
  /** 'Austin (5)' */
  const isAge = (at: number) =>
    word(at) === 'aged' ||
    (tokens[at]?.text === '(' && tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.text === ')');
  /** 'Sienna is 4 and Paris is 7': a bare number behind 'is' is an age. */
  const isSoOld = (at: number) =>
    (IS.has(word(at)) && word(at + 1) === 'turning') ||
    (IS.has(word(at)) &&
      tokens[at + 1]?.kind === 'number' &&
      (word(at + 2) === ''
        ? tokens[at + 2]?.kind !== 'mark' || '.,;)!\n'.includes(tokens[at + 2]?.text ?? '')
        : AFTER_AGE.has(word(at + 2))));
  const isOne = (at: number) => one.has(word(at));
  const isKin = (at: number) => isOne(at) || many.has(word(at));
  /** 'the kids (Paris, 6, and Austin, 9)': an age behind a comma, and no unit behind the age. */
  const isChild = (at: number) =>
    isComma(at + 1) &&
    tokens[at + 2]?.kind === 'number' &&
    [',', ')'].includes(tokens[at + 3]?.text ?? ')') &&
    Array.from({ length: KIN_REACH }, (_, back) => at - 1 - back).some(isKin);
  for (const at of tokens.keys()) {
    const isPerson =
      isCalled(tokens, at) ||
      DOES.has(word(at + 1)) ||
      isAge(at + 1) ||
      isSoOld(at + 1) ||
      // 'Georgia would rather have a beach'
      (word(at + 1) === 'would' && PREFERS.has(word(at + 2))) ||
      // 'Paris let hers expire'
      (/^lets?$/u.test(word(at + 1)) && HIS.has(word(at + 2))) ||
      isChild(at) ||
      (PETS.has(word(at - 1)) && MINE.has(word(at - 2))) ||
      // 'Paris and her brother'
      (JOINS.has(word(at + 1)) && HIS.has(word(at + 2)) && isKin(at + 3)) ||
      (JOINS.has(word(at + 1)) && SELF.has(word(at + 2))) ||
      (JOINS.has(word(at - 1)) && people.has(word(at - 2)) && many.has(word(at - 3))) ||
      // 'My nephew, Jordan, is five.'
      (isComma(at - 1) && isOne(at - 2) && isComma(at + 1) && isVerb(at + 2)) ||
      // 'Florence, my partner, brings a tent.'
      (isComma(at + 1) && MINE.has(word(at + 2)) && isOne(at + 3) && (isVerb(at + 4) || isVerb(at + 5))) ||
      // 'Vegetarian food for Israel, our son.'
      (FOR_SOMEBODY.has(word(at - 1)) &&
        isComma(at + 1) &&
        MINE.has(word(at + 2)) &&
        isOne(at + 3) &&
        word(at + 4) === '') ||
      (word(at + 1) === 'is' && MINE.has(word(at + 2)) && isOne(at + 3));
    if (isPerson && word(at)) people.add(word(at));
  }
  return people;
}

/** The names of people in a text, folded. */
export const peopleNamed = (text: string): ReadonlySet<string> => peopleIn(tokensOf(text.slice(0, LONGEST_TEXT)));
