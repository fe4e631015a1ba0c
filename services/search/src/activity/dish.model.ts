/** What stands on the table of a meal, read from its words. */

/** What there is a picture of, in the order they are looked for: a lamb soup is a soup, a fish taco a taco. */
const toldBy = {
  pizza: /\b(pizzas?|pizzeria|tarte flambee|flammkuchen|deep dish|lahmacun)\b/,
  dumplings: /\b(dumplings?|momos?|khinkali|pierogi|dim sum|xiaolongbao|gyoza|manti|bao|mandu|knish)\b/,
  noodles: /\b(ramen|pho|noodles?|udon|soba|laksa|bun cha|khao soi|pad thai|kway teow|mee|lagman)\b/,
  wraps:
    /\b(tacos?|taquer(ia|ias)|burritos?|tortillas?|empanadas?|arepas?|doner|shawarma|falafel|taameya|burgers?|sandwich(es)?|po ?boys?|hot dogs?|banh mi|bagels?|deli|patties|pastizzi|samosas?|dosas?|rotis?|crepes?|francesinha|tortas?|quesadillas?|kachoris?|acaraje|smørrebrød|smorrebrod|half smokes?|pancakes?)\b/,
  sweets:
    /\b(cakes?|pastry|pastries|cream slice|gelato|ice cream|custard tarts?|churros|desserts?|pralines?|baklava|cannoli|macarons?|waffles?|stroopwafels?|torte|key lime pie|cookies?|donuts?|beignets|sweets|lebkuchen|marzipan)\b/,
  stew: /\b(soups?|stews?|curr(y|ies)|gumbo|chowder|goulash|gulyas|tagines?|tajines?|cozido|cataplana|hot ?pot|fondue|chili|bouillabaisse|borscht|feijoada|moqueca|broth|sukiyaki|rendang|amok|harira|pepperpot|bowls? of red)\b/,
  'rice-pan': /\b(paella|plov|biryani|risotto|jambalaya|chicken rice|nasi|pilaf|pilau|machboos|rice)\b/,
  fish: /\b(fish(?! sauce)|seafood|oysters?|crabs?|lobsters?|salmon|stockfish|herring|shrimps?|prawns?|squid|octopus|ceviche|cevicheria|sushi|cod|conch|mussels|clams|trout|tuna|kinilaw|poisson|sardines?|shellfish|anchovies)\b/,
  grill:
    /\b(grills?|grilled|barbecue|bbq|asado|parrilla|braai|jerk|skewers?|yakitori|kushikatsu|satay|kebabs?|steaks?|lamb|nyama choma|boma|ribs|pork|suckling pig|duck|goat(?! cheese)|brisket|chuckwagon|cevapi|souvlaki|wings|hot chicken|beef|bulgogi|churrasco|churrascaria)\b/,
} satisfies Record<string, RegExp>;

/** What there is a picture of; `meal` is a table of small plates, which is none of the others. */
export type Dish = keyof typeof toldBy | 'meal';

const named = Object.keys(toldBy) as (keyof typeof toldBy)[];

/** What the drawings of meals are called. */
export const dishes: readonly Dish[] = ['meal', ...named];

const dishesIn = (words: string) => [
  ...new Set(
    words
      .split(/[,;:.]|\band\b|\bthen\b|\bor\b/)
      .flatMap((part) => named.find((dish) => toldBy[dish].test(part)) ?? []),
  ),
];

/** Names of many small plates. */
const SEVERAL = /\b(tapas|pintxos|cicchetti|mezz?es?|petiscos|small plates|thali|rijsttafel|smorgasbord)\b/;

/** The one dish that a name or, where that has none, a sentence speaks of, in small letters; `meal` where they are several. */
export function dishOf(name: string, sentence: string): Dish {
  if (SEVERAL.test(name)) return 'meal';
  const inName = dishesIn(name);
  const told = inName.length > 0 ? inName : dishesIn(sentence);
  return told.length === 1 ? (told[0] ?? 'meal') : 'meal';
}
