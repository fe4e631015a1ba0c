/** Thirty refinements of lists that are shown, and what it means that each was honoured. */
import {
  among,
  any,
  goes,
  home,
  hours,
  inside,
  known,
  not,
  on,
  warmth,
  type Holds,
  type Refining,
  type Shown,
} from './traveller';

const beach = { vacationType: ['relaxing' as const], budget: 3000, customDetails: 'beaches' };
const city = { vacationType: ['urban' as const, 'cultural' as const] };
const wild = { vacationType: ['nature' as const, 'adventure' as const], budget: 3500 };

const mean = (list: readonly Shown[], read: (each: Shown) => number) =>
  list.reduce((sum, each) => sum + read(each), 0) / Math.max(1, list.length);
const cost = ({ shown }: Shown) => shown.estimatedCost;
const high = ({ entry, shown }: Shown) => entry.highs[(shown.travelMonth ?? 1) - 1] ?? 0;
const fare = ({ shown }: Shown) => shown.flightInfo.approximatePrice;
const every = (holds: Holds) => (after: readonly Shown[]) => after.length > 0 && after.every(holds);
const most = (holds: Holds) => (after: readonly Shown[]) =>
  after.length > 0 && after.filter(holds).length >= after.length * 0.8;
const shares = (one: readonly Shown[], other: readonly Shown[]) =>
  one.filter(({ entry }) => other.some((each) => each.entry.id === entry.id)).length;
const stays = ({ entry }: Shown) => entry.interests.includes('Beaches');

export const refinements: readonly Refining[] = [
  {
    who: 'cheaper',
    asks: city,
    refinement: 'cheaper',
    honoured: (after, before) => mean(after, cost) < mean(before, cost),
  },
  {
    who: 'cheaper keeps beaches',
    asks: beach,
    refinement: 'cheaper please',
    honoured: (after, before) => mean(after, cost) < mean(before, cost) && after.every(stays),
  },
  {
    who: 'too expensive',
    asks: wild,
    refinement: "that's too expensive",
    honoured: (after, before) => mean(after, cost) < mean(before, cost),
  },
  {
    who: 'under a sum',
    asks: city,
    refinement: 'under $1200',
    honoured: every(({ shown }) => shown.estimatedCost <= 1200),
  },
  {
    who: 'more luxury',
    asks: beach,
    refinement: 'more luxurious',
    honoured: (after, before) => mean(after, cost) > mean(before, cost),
  },
  {
    who: 'closer',
    asks: beach,
    refinement: 'closer to home',
    honoured: (after, before) => mean(after, fare) < mean(before, fare) && after.every(stays),
  },
  { who: 'hours', asks: wild, refinement: 'no more than 4 hours on a plane', honoured: every(hours(4)) },
  {
    who: 'warmer',
    asks: wild,
    refinement: 'warmer',
    honoured: (after, before) => mean(after, high) > mean(before, high),
  },
  {
    who: 'colder',
    asks: beach,
    refinement: 'not so hot',
    honoured: (after, before) => mean(after, high) < mean(before, high) && after.every(stays),
  },
  {
    who: 'quieter',
    asks: city,
    refinement: 'quieter',
    honoured: most(({ entry }) => entry.sceneKind !== 'city' && !entry.vacationTypes.includes('party')),
  },
  { who: 'safer', asks: { ...city, budget: 3000 }, refinement: 'safer places', honoured: most(among(known.safe)) },
  {
    who: 'no beaches',
    asks: beach,
    refinement: 'no beaches',
    honoured: every(({ entry }) => !entry.interests.includes('Beaches')),
  },
  {
    who: 'not these',
    asks: city,
    refinement: 'something else',
    honoured: (after, before) => shares(after, before) === 0,
  },
  {
    who: 'no cities',
    asks: { vacationType: ['cultural'] },
    refinement: 'no big cities',
    honoured: every(({ entry }) => entry.sceneKind !== 'city'),
  },
  {
    who: 'not Italy',
    asks: { vacationType: ['cultural', 'romantic'] },
    refinement: 'not Italy',
    honoured: every(not(inside('Italy'))),
  },
  { who: 'not Europe', asks: city, refinement: 'outside Europe', honoured: every(not(on('Europe'))) },
  { who: 'Asia', asks: city, refinement: 'in Asia', honoured: every(any(on('Asia'), inside('Türkiye'))) },
  {
    who: 'a month',
    asks: beach,
    refinement: 'in October',
    honoured: (after) => after.every(goes(10)) && after.every(stays),
  },
  { who: 'a season', asks: wild, refinement: 'in winter', honoured: every(goes(12, 1, 2)) },
  { who: 'Christmas', asks: { vacationType: ['cultural'] }, refinement: 'over Christmas', honoured: every(goes(12)) },
  { who: 'with kids', asks: beach, refinement: 'we take the kids', honoured: most(among(known.family)) },
  { who: 'wheelchair', asks: city, refinement: 'wheelchair friendly', honoured: every(among(known.stepFree)) },
  {
    who: 'no flying',
    asks: { ...city, ...home.berlin },
    refinement: "we'd rather not fly",
    honoured: every(among(known.europeByRail)),
  },
  { who: 'diving', asks: { ...beach, budget: 4000 }, refinement: 'with diving', honoured: every(among(known.dive)) },
  { who: 'nightlife', asks: beach, refinement: 'more nightlife', honoured: most(among(known.nightlife)) },
  {
    who: 'German',
    asks: city,
    refinement: 'günstiger und wärmer',
    honoured: (after, before) => mean(after, cost) < mean(before, cost) && mean(after, high) > mean(before, high),
  },
  {
    who: 'Spanish',
    asks: wild,
    refinement: 'más cerca',
    honoured: (after, before) => mean(after, fare) < mean(before, fare),
  },
  {
    who: 'French',
    asks: beach,
    refinement: "pas en Asie s'il vous plaît",
    honoured: (after) => after.every(not(on('Asia'))) && after.every(stays),
  },
  {
    who: 'nonsense changes nothing',
    asks: city,
    refinement: 'xyzzy plugh',
    honoured: (after, before) => shares(after, before) === before.length,
  },
  {
    who: 'warm all right',
    asks: { ...wild, customDetails: 'in March' },
    refinement: 'at least 25 degrees',
    honoured: (after) => after.every(warmth(25)) && after.every(goes(3)),
  },
];
