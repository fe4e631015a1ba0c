/** Tips that Sojourn writes itself: what the catalogue knows of one place, in sentences that are true of no other. */
import type { CatalogueActivity, CatalogueEntry } from '@sojourn/contracts';
import type { Essentials, GettingThere } from '@sojourn/contracts/destination-page';
import type { HouseTip } from '@sojourn/contracts/house-tips';
import {
  formatDollars,
  formatList,
  formatMinutes,
  monthAfter,
  monthName,
  monthRuns,
  monthsFrom,
  parseOpeningHours,
} from '@sojourn/travel';
import { groupBy } from '../group-by.model';
import { eventDaysWords, eventsAhead, type PlaceEvent, type TipDays } from './place-events.model';
import { traitWords } from './trait-words.model';

/** What is known of a place; `events` are its own, without those of its whole country. */
export type KnownPlace = {
  entry: CatalogueEntry;
  events: readonly PlaceEvent[];
  essentials: Essentials;
  gettingThere?: GettingThere | undefined;
};

const ALL_MONTHS = 12;
/** As many names as one reads in a sentence. */
const NAMED = 3;
/** A train that takes longer is not how one comes. */
const TRAIN_MINUTES = 360;
const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

const waters: Record<Essentials['water'], string> = {
  safe: 'The tap water is fine to drink.',
  mixed: 'Ask where you stay whether the tap water is fine to drink.',
  bottled: 'Drink bottled or boiled water.',
};

/** @example monthsWords([12, 1, 2, 6, 7]) // 'June, July and December to February' */
const monthsWords = (months: readonly number[]) =>
  formatList(
    monthRuns(months).flatMap(({ first, last }) => {
      if (first === last) return [monthName(first)];
      const isPair = monthAfter(first) === last;
      return isPair ? [monthName(first), monthName(last)] : [`${monthName(first)} to ${monthName(last)}`];
    }),
  );

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const monthsOf = ({ from, to }: TipDays): ReadonlySet<number> =>
  new Set(monthsFrom(Number(from.slice(5, 7)), Number(to.slice(5, 7))));

/** What can be done in some months only; what falls into the journey first. */
function seasonTip({ entry: { activities } }: KnownPlace, days: TipDays): string | undefined {
  const mine = monthsOf(days);
  const isOn = ({ months = [] }: CatalogueActivity) => months.some((month) => mine.has(month));
  const seasonal = activities.filter(({ months }) => months && months.length < ALL_MONTHS);
  const [first, second] = [...seasonal.filter(isOn), ...seasonal.filter((each) => !isOn(each))];
  return [first, second]
    .flatMap((each) =>
      each ? `${each.name}: ${monthsWords(each.months ?? [])} only. ${sentence(each.description)}` : [],
    )
    .join(' ');
}

/** What fills the place, and when. */
function eventTip({ entry: { name }, events }: KnownPlace, days: TipDays): string | undefined {
  const { isDuring, events: found } = eventsAhead(events, days);
  if (found.length === 0) return undefined;
  const list = formatList(found.map((event) => `${event.name} (${eventDaysWords(event)})`));
  return `${isDuring ? 'While you are there' : `Coming up in ${name}`}: ${list}. Rooms cost more on those nights and go early.`;
}

/** Which sights are shut on which day of the week. */
function closedTip({ entry: { activities } }: KnownPlace): string | undefined {
  const shut = activities.flatMap(({ name, openingHours }) => {
    const groups = parseOpeningHours(openingHours);
    const open = new Set(groups?.flatMap(({ weekdays }) => weekdays));
    // Who opens on three days or fewer is an event, not a sight that rests.
    if (open.size === DAYS.length || open.size < 4) return [];
    return [{ name, days: DAYS.filter((_, day) => !open.has(day)) }];
  });
  const byDays = groupBy(shut.slice(0, 2 * NAMED), ({ days }) => formatList(days));
  const parts = [...byDays].map(([days, list]) => `on ${days}: ${formatList(list.map(({ name }) => name))}`);
  return parts.length > 0 ? `Closed ${parts.join('; ')}.` : undefined;
}

/** What one goes to at an hour of its own. */
function hourTip({ entry: { activities } }: KnownPlace): string | undefined {
  const at = (hour: CatalogueActivity['when']) => activities.filter(({ when, months }) => when === hour && !months);
  const told = (words: string, list: readonly CatalogueActivity[]) =>
    list.slice(0, 1).map(({ name, description }) => `${words}: ${name}. ${sentence(description)}`);
  return [...told('At dawn', at('dawn')), ...told('At sunset', at('sunset')), ...told('In the evening', at('evening'))]
    .slice(0, 2)
    .join(' ');
}

/** When to come, by the warmth of the days and what has its season. */
function whenTip({ entry: { name, bestMonths, highs, traits } }: KnownPlace): string {
  const warmths = bestMonths.flatMap((month) => highs[month - 1] ?? []).map(Math.round);
  const [low, high] = [Math.min(...warmths), Math.max(...warmths)];
  const warm = low === high ? `about ${low} °C` : `${low} to ${high} °C`;
  const seasons = traits.flatMap(({ name: trait, months }) => {
    const words = traitWords[trait];
    return words && months && months.length < ALL_MONTHS ? [`${words} (${monthsWords(months)})`] : [];
  });
  const [hot, cold] = [Math.max(...highs), Math.min(...highs)];
  const extremes = `Over the year they range from ${Math.round(cold)} °C in ${monthName(highs.indexOf(cold) + 1)} to ${Math.round(hot)} °C in ${monthName(highs.indexOf(hot) + 1)}.`;
  const best = `The best months for ${name} are ${monthsWords(bestMonths)}, with days of ${warm}. ${extremes}`;
  return seasons.length > 0 ? `${best} Seasons: ${formatList(seasons.slice(0, NAMED))}.` : best;
}

/** What costs nothing. */
function freeTip({ entry: { activities } }: KnownPlace): string | undefined {
  const free = activities.filter(({ price, months }) => price === 0 && !months).slice(0, 2);
  return free.length > 0
    ? `Free: ${free.map(({ name, description }) => `${name}. ${sentence(description)}`).join(' ')}`
    : undefined;
}

/** From so many kilometres on, a station is another town's: trains to Hội An end in Da Nang. */
const OUTSIDE_KM = 15;

const stationOf = (place: string, station: GettingThere['station']): string =>
  station && station.kilometres > OUTSIDE_KM ? `${station.name}, ${station.kilometres} km from ${place},` : place;

/** How one comes there and gets about. */
function arrivingTip({ entry: { name, traits }, gettingThere }: KnownPlace): string | undefined {
  const [airport] = gettingThere?.airports ?? [];
  // 'Cusco and Machu Picchu' is not reached from Machu Picchu.
  const trains = (gettingThere?.trains ?? [])
    .filter(({ minutes, from }) => minutes <= TRAIN_MINUTES && !name.includes(from))
    .slice(0, NAMED);
  const has = (trait: string) => traits.some((each) => each.name === trait);
  if (!airport && trains.length === 0) return undefined;
  const parts = [
    trains.length > 0 &&
      `Trains reach ${stationOf(name, gettingThere?.station)} from ${formatList(trains.map(({ from, minutes }) => `${from} in ${formatMinutes(minutes)}`))}.`,
    airport && `The nearest airport, ${airport.name} (${airport.iataCode}), is ${airport.kilometres} km from ${name}.`,
    has('needs-car') && 'You see most of it with a car of your own.',
    has('public-transport') && 'Public transport takes you everywhere.',
  ];
  return parts.filter(Boolean).join(' ');
}

/** What a day costs, with what is drunk and given there. */
function moneyTip({ entry: { name, dailyCost, stay }, essentials: { water, tipping } }: KnownPlace): string {
  const { budget, 'mid-range': middle } = dailyCost;
  return `A day in ${name}, bed and meals included, costs about ${formatDollars(budget)} on a budget and ${formatDollars(middle)} mid-range. A good bed: ${stay}. Tipping: ${sentence(tipping)} ${waters[water]}`;
}

type Writer = (place: KnownPlace, days: TipDays) => string | undefined;

/** The subjects, the most useful first. */
const writers: readonly [id: string, tags: string[], write: Writer][] = [
  ['events', ['events', 'booking'], eventTip],
  ['season', ['season'], seasonTip],
  ['closed', ['closed days'], closedTip],
  ['hours', ['time of day'], hourTip],
  ['when', ['weather', 'season'], whenTip],
  ['arriving', ['getting there'], arrivingTip],
  ['free', ['free'], freeTip],
  ['money', ['money', 'water'], moneyTip],
];

/** What Sojourn tells of a place to who is there on these days. */
export function houseTipsOf(place: KnownPlace, days: TipDays): HouseTip[] {
  return writers.flatMap(([id, tags, write]) => {
    const content = write(place, days);
    return content ? [{ id, content, tags }] : [];
  });
}
