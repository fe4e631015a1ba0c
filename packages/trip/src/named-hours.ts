/** The hours that a name gives something to do: a meal is eaten at its hour, an afternoon is after noon. */

/** Meals that a day has once. */
export type Meal = 'breakfast' | 'lunch' | 'dinner';

/** When something begins, in minutes of its day; `takes` is how long the named part of it lasts. */
type NamedHours = { words: RegExp; earliest: number; latestStart: number; takes: number; meal?: Meal };

const ALL_DAY = 1_440;

/** Leonardo's Last Supper is a painting, and what is done before breakfast is no breakfast. First match wins. */
const HOURS: readonly NamedHours[] = [
  { words: /\bbrunch\b/i, earliest: 570, latestStart: 750, takes: 120, meal: 'lunch' },
  { words: /\b(?:lunch|luncheon)\b/i, earliest: 720, latestStart: 810, takes: 90, meal: 'lunch' },
  {
    words: /\b(?:dinner|(?<!last )supper|tapas|pintxos|cicchetti)\b/i,
    earliest: 1_110,
    latestStart: 1_230,
    takes: 120,
    meal: 'dinner',
  },
  { words: /(?<!before )\bbreakfast\b/i, earliest: 450, latestStart: 600, takes: 90, meal: 'breakfast' },
  { words: /\b(?:afternoon|high|cream) tea\b/i, earliest: 870, latestStart: 1_020, takes: 120 },
  { words: /\bafternoon\b/i, earliest: 780, latestStart: 960, takes: 240 },
  { words: /\b(?:morning|early)\b/i, earliest: 480, latestStart: 630, takes: 240 },
  // Mountains cloud over and lakes fill up after noon.
  {
    words:
      /\b(?:hikes?|hiking|trek(?:king)?|summit|via ferrata|(?<!wine |freedom |food |ale |vine )trail(?! by bike))\b/i,
    earliest: 480,
    latestStart: 660,
    takes: 240,
  },
  {
    words:
      /^(?:lake|lago|lac|laguna|lagoa|loch) (?!.*\b(?:cruise|boat|ferry|steamer|sail|day pass|villas?|kayak|canoe|float|by bike)\b)|^\S+ (?:lake|see)$/i,
    earliest: 480,
    latestStart: 660,
    takes: 240,
  },
];

const named = (name: string) => HOURS.find(({ words }) => words.test(name));

/** The meal that something to do is, by its name; null where it is none. */
export const mealOf = (name: string): Meal | null => named(name)?.meal ?? null;

/** The meal that is eaten at a time, in minutes of its day. */
export const mealAt = (minutes: number): Meal => (minutes < 660 ? 'breakfast' : minutes < 1_020 ? 'lunch' : 'dinner');

/** So long is a meal in the evening; over noon one is fed by what takes longer: a market, a class, a walk from stall to stall. */
const FED = { evening: 90, noon: 120 };
const NOON = { from: 720, to: 780 };
const EVENING = 1_020;

/** What one drinks feeds nobody. */
const DRINKS =
  /\b(?:wine|winer(?:y|ies)|pinot|beers?|brewer(?:y|ies)|pubs?|bars?|cocktails?|pisco|rum|whisk(?:e)?y|distiller(?:y|ies)|sake|mezcal|tequila|cellars?|coffee|tea|chocolate)\b(?!.*\b(?:lunch|dinner|food|kitchen|supper|class)\b)/i;

/** The meal that something to do is at a time of its day, in minutes: by its name, else because it is about food and lasts. */
export function mealMade(
  { name, category }: { name: string; category?: string | undefined },
  { from, to }: { from: number; to: number },
): Meal | null {
  const meal = mealOf(name);
  if (meal !== null || category !== 'food' || DRINKS.test(name)) return meal;
  if (from >= EVENING) return to - from >= FED.evening ? 'dinner' : null;
  return to - from >= FED.noon && from < NOON.to && to > NOON.from ? 'lunch' : null;
}

/** When something may begin by its name, in minutes of its day. A longer outing begins sooner, so that its meal keeps its hour. */
export function namedSpanOf(name: string, minutes = 0) {
  const hours = named(name);
  if (!hours) return null;
  const sooner = Math.max(0, minutes - hours.takes);
  return { earliest: Math.max(300, hours.earliest - sooner), latestStart: hours.latestStart, latestEnd: ALL_DAY };
}
