/** Ordinary English sentences, with no place in them and with one: frames, and words of several kinds that fill them. */
import { seededInteger } from '@sojourn/travel';
import type { Need, PlaceName } from './wish';

/** `needs` are those that the sentence says; without `place` it names none. */
export type OrdinarySentence = { text: string; needs: readonly Need[]; place?: PlaceName };

const list = (words: string) => words.split(',').map((word) => word.trim());

/** Words that are names of places, too, by what they are here. */
const praise = list('nice,lovely,great,good,reasonable,decent,mellow');
const foods = list(
  'turkey dinner,turkey sandwiches,orange juice,orange marmalade,bologna sandwiches,chili beans,nice pasta,chili,a nice roast,baked potatoes,fresh bread,soup,noodles,salads,a hearty breakfast,pancakes,grilled chicken breast,chicken breasts,apple pie,cheese boards,pickles,rice bowls,guinea fowl,turkey',
);
const things = list(
  'china plates,bath towels,a mobile phone,mobile reception,cork boards,split bills,a reading lamp,reading glasses,orange lights,phoenix feathers,male nurses,buffalo wings,a warm bath,a hot bath,side dishes,a bath tub,key cards,guided tours,short tours,bus tours,long tours,fall jackets,march music,suede shoes,valence electrons,a lime tree,gent boots,wool socks,a phone charger,rain coats,walks,nice walks,long walks,evening walks,whales,cables,pillows,spare batteries,flip flops,a good read,canoe rides',
);
const deeds = list(
  'split the cost,split the bill,split up for an hour,reading in the evening,reading novels,bath the baby,march up the hill,march along,chat over coffee,take nice pictures,cook at home,walk slowly,wander,stroll,shop around,fall asleep early,fall in love,sleep in,read a lot,take it easy,go out for dinner,share a taxi,side with the locals,lime the fence,cork the bottle,orange the walls,bath before bed,talk for hours,chill,laugh,meet new people,learn a little,pick berries,paint,drink tea,have a nice time,have a nice nap,split dessert',
);
const feelings = list(
  'tired,happy,excited,worried,a bit nervous,overworked,burnt out,curious,nice and calm,stressed,hopeful,easy to please,picky,in a reading mood,unsure,flexible,open minded,split on this,on the same side',
);
const kin = list(
  'wife,husband,sister,brother,mother,father,mum,dad,aunt,uncle,cousin,friend,niece,nephew,partner,boss',
);
const children = list('son,daughter,grandson,granddaughter,baby');
const elders = list('grandmother,grandma,grandpa,grandfather');
const names = list(
  'Florence,Sydney,Austin,Paris,Chad,Georgia,Jordan,Victoria,Chelsea,Madison,Charlotte,Savannah,Brooklyn,Dallas,Houston,Lourdes,Israel,Kenya,India,Asia,Africa,Vienna,Siena,Verona,Carolina,Virginia,Dakota,Adelaide,Alexandria,Valencia,Santiago,Lima,Cuba,Geneva,Roma,Milan,Malta,Petra,Ireland,Aspen',
);
const amounts = list('40 dollars,a few hundred dollars,not much,half of it,our savings,about the same as before');
const logistics = list(
  'early starts,late checkout,two rooms,one big room,a room with a bath,a kitchen,parking,a lift,printed tickets,a side entrance,carry on bags,mobile tickets,mobile boarding passes,wifi,a bed that fits,somebody to call',
);

const persons = [
  ...kin.map((word) => ({ word, needs: ['couple'] as const })),
  ...children.map((word) => ({ word, needs: ['children'] as const })),
  ...elders.map((word) => ({ word, needs: ['seniors'] as const })),
];
type Frame = (at: (words: readonly string[]) => string, who: string, name: string) => string;

const frames: readonly Frame[] = [
  (at) => `We love ${at(foods)}.`,
  (at) => `${at(praise)} food matters to us`,
  (at) => `${capital(at(praise))} food and ${at(foods)}, please.`,
  (at) => `I would like ${at(foods)} and ${at(things)}.`,
  (at) => `we like ${at(praise)} people and ${at(things)}`,
  (at) => `Is there ${at(foods)} around?`,
  (at) => `${capital(at(deeds))} with us`,
  (at) => `We want to ${at(deeds)}.`,
  (at) => `we'd like to ${at(deeds)} and then ${at(deeds)}`,
  (at) => `Nobody wants to ${at(deeds)}, but everybody can ${at(deeds)}`,
  (at) => `Let us ${at(deeds)} or ${at(deeds)}.`,
  (at) => `I am ${at(feelings)} and we are ${at(feelings)}.`,
  (at) => `honestly ${at(feelings)}, maybe ${at(feelings)}`,
  (at) => `We have ${at(amounts)} and we split it.`,
  (at) => `We may spend ${at(amounts)} on ${at(things)}`,
  (at) => `I can pay ${at(amounts)}, my friend pays the rest, we split the cost`,
  (at) => `We need ${at(logistics)} and ${at(logistics)}.`,
  (at) => `${at(logistics)} would be ${at(praise)}`,
  (at) => `please no ${at(logistics)} and nothing like ${at(things)}`,
  (at) => `not ${at(things)} again`,
  (at) => `${capital(at(things))} are fine.`,
  (at) => `last time ${at(things)} were a ${at(praise)} surprise`,
  (at) => `I packed ${at(things)}, ${at(things)} and ${at(things)}.`,
  (at, who) => `My ${who} brings ${at(things)}.`,
  (at, who) => `my ${who} likes ${at(foods)}`,
  (at, who) => `our ${who} is ${at(feelings)} and wants to ${at(deeds)}`,
  (at, who, name) => `I go with my ${who} ${name}.`,
  (at, who, name) => `My ${who} ${name} likes ${at(foods)} and I like to ${at(deeds)}.`,
  (at, who, name) => `my ${who}, ${name}, is ${at(feelings)}`,
  (at, who, name) => `It is a present for my ${who} ${name}, who wants ${at(logistics)}.`,
  (at, who, name) => `${name}, my ${who}, brings ${at(things)}`,
  (at, who, name) => `our ${who} ${name} needs ${at(logistics)}`,
  (at, who, name) => `We travel with our ${who} ${name}. ${name} loves ${at(foods)}.`,
  (at, who, name) => `me and my ${who} ${name} want to ${at(deeds)}`,
  (at, who, name) => `My ${who} is called ${name} and is ${at(feelings)}`,
  (at, who, name) => `${name} is my ${who} and hates ${at(things)}`,
];

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Repeatable chance that takes a word of a list. */
const wordsBy = (seed: string) => {
  let step = 0;
  return (words: readonly string[]) => words[seededInteger(0, words.length - 1, seed, (step += 1))] ?? '';
};

/** So many sentences without a place, each once, of every frame about as many. */
export function sentencesWithoutPlace(count: number): OrdinarySentence[] {
  const at = wordsBy('without');
  const found = new Map<string, OrdinarySentence>();
  for (let i = 0; found.size < count && i < count * 20; i += 1) {
    const frame = frames[i % frames.length];
    const word = at(persons.map((each) => each.word));
    const person = persons.find((each) => each.word === word);
    const text = frame?.(at, word, at(names)) ?? '';
    const needs = person && text.toLowerCase().includes(word) ? person.needs : [];
    found.set(text, { text, needs: /\bbaby\b/.test(text) ? [...needs, 'children'] : needs });
  }
  return [...found.values()];
}

const destination = (id: string): PlaceName => ({ type: 'destination', id });
const country = (id: string): PlaceName => ({ type: 'country', id });

const places: readonly (readonly [name: string, place: PlaceName])[] = [
  ['Nice', destination('nice')],
  ['Split', destination('split')],
  ['Bath', destination('bath')],
  ['Reading', destination('reading')],
  ['Cork', destination('cork')],
  ['Florence', destination('florence')],
  ['Sydney', destination('sydney')],
  ['Paris', destination('paris')],
  ['Turkey', country('TR')],
  ['China', country('CN')],
  ['Jordan', country('JO')],
  ['Georgia', country('GE')],
  ['Wales', country('GB')],
  ['Brest', destination('brest')],
  ['Phoenix', destination('phoenix')],
  ['Orange', destination('orange')],
  ['Rome', destination('rome')],
  ['Japan', country('JP')],
  ['Lisbon', destination('lisbon')],
  ['Portugal', country('PT')],
];

const placeFrames: readonly Frame[] = [
  (at, _, name) => `We would like a week in ${name}.`,
  (at, _, name) => `I want to go to ${name} and ${at(deeds)}`,
  (at, _, name) => `a trip to ${name}, with ${at(foods)}`,
  (at, _, name) => `We love ${name} and ${at(foods)}.`,
  (at, _, name) => `Could we see ${name}? We need ${at(logistics)}.`,
  (at, _, name) => `somewhere near ${name} with ${at(things)}`,
  (at, _, name) => `We are thinking of ${name} for ten days`,
  (at, _, name) => `maybe around ${name}, because I am ${at(feelings)}`,
  (at, _, name) => `${name} or Madrid`,
  (at, _, name) => `My friend wants ${name}, I am ${at(feelings)}`,
  (at, who, name) => `My ${who} Florence and I would like to visit ${name}`,
  (at, who, name) => `With my ${who}, who likes ${at(foods)}, to ${name}.`,
];

/** So many sentences with a place, each once. */
export function sentencesWithPlace(count: number): OrdinarySentence[] {
  const at = wordsBy('with');
  const found = new Map<string, OrdinarySentence>();
  for (let i = 0; found.size < count && i < count * 20; i += 1) {
    const [name, place] = places[i % places.length] ?? ['', destination('')];
    const frame = placeFrames[Math.floor(i / places.length) % placeFrames.length];
    const text = frame?.(at, at(kin), name) ?? '';
    found.set(text, { text, needs: ['couple'], place });
  }
  return [...found.values()];
}
