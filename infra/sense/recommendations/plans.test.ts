/** Trips saved of every place of the catalogue, in every season: what is planned is open then, light, and for who goes. */
import { addDays, daylightOn } from '@sojourn/travel';
import { apply, isApplied, newTrip, proposalCommand } from '@sojourn/trip';
import { proposeTrip } from '../../../mf-planner/src/features/recommendations/trip-proposal.model';
import { recommend } from '../../../services/ai/src/recommendation/recommender.model';
import { destinationCatalogue } from '../../../services/search/src/destination/destination-catalogue';
import { TODAY, usual } from './traveller';

const WEEK = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY = 1_440;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Whether hours such as `Tu-Su 09:00-18:00` hold a span of a day; read here by themselves, not as the plan reads them. */
function holds(hours: string | undefined, day: string, [from, to]: readonly [number, number]): boolean {
  if (hours === undefined) return true;
  return hours.split('; ').some((group) => {
    const [days = '', times = ''] = group.split(' ');
    const [opens = '', closes = ''] = times.split('-');
    const isDay = days.split(',').some((span) => {
      const [first = '', last = first] = span.split('-');
      const open = WEEK.flatMap((_, at) => WEEK[(WEEK.indexOf(first) + at) % 7] ?? []);
      return open.slice(0, open.indexOf(last) + 1).includes(WEEK[new Date(day).getUTCDay()] ?? '');
    });
    const end = minutesOf(closes) + (minutesOf(closes) <= minutesOf(opens) ? DAY : 0);
    return isDay && from >= minutesOf(opens) && to <= end;
  });
}

type Entry = (typeof destinationCatalogue)[number];
/** A catalogue of one place: the recommender learns its names once, and forgets them with the list. */
type Alone = readonly [Entry];

/** The trip that somebody saves of a place, for ten days from a day on. */
function planOf(catalogue: Alone, startDate: string, change: Partial<typeof usual> = {}) {
  const preferences = { ...usual, ...change, budget: 100_000, when: { startDate, endDate: addDays(startDate, 9) } };
  const [recommendation] = recommend({
    preferences,
    catalogue,
    origin: null,
    today: TODAY,
  }).recommendations;
  if (!recommendation) throw new Error(`${catalogue[0].id} is not recommended`);
  const proposal = proposeTrip(recommendation, preferences, TODAY);
  let serial = 0;
  const command = proposalCommand(proposal, { today: TODAY, newId: () => `id-${(serial += 1)}` });
  const { title, destination, endDate } = proposal;
  const outcome = apply(
    newTrip({ title, destination, startDate, endDate, budgetCents: proposal.budget * 100 }),
    command,
  );
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome.trip;
}

test.each(destinationCatalogue.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
  const hours = new Map(entry.activities.map(({ name, openingHours }) => [name, openingHours]));
  const catalogue: Alone = [entry];
  for (const [at, startDate] of ['2027-02-01', '2027-07-09'].entries()) {
    const { items } = planOf(catalogue, startDate);
    const planned = Object.values(items).filter(({ title, start }) => hours.has(title) && start !== null);
    expect([at, planned.length > 0]).toEqual([at, true]);
    const shut = planned.filter(({ title, day, start, end }) => {
      const from = minutesOf(start ?? '00:00');
      const to = end ? minutesOf(end.time) + end.daysLater * DAY : from;
      return day === null || !holds(hours.get(title), day, [from, to]);
    });
    expect(shut.map(({ title, day, start }) => [title, hours.get(title), day, start])).toEqual([]);
  }
});

/** What a plan has of a place, with when it is done, in minutes of its day. */
function doneOf(catalogue: Alone, startDate: string, change: Partial<typeof usual> = {}) {
  const known = new Map(catalogue[0].activities.map((activity) => [activity.name, activity]));
  return Object.values(planOf(catalogue, startDate, change).items).flatMap(({ title, day, start, end }) => {
    const activity = known.get(title);
    if (!activity || day === null || start === null || !end) return [];
    return [{ activity, day, from: minutesOf(start), to: minutesOf(end.time) + end.daysLater * DAY }];
  });
}

const OUTDOORS = ['nature', 'adventure', 'water'];
const LONGEST_SHORT = 240;

test.each(destinationCatalogue.map((entry) => [entry.id, entry] as const))(
  '%s: what is done outdoors is done by daylight, a small child naps, and nobody with a stick climbs',
  (_id, entry) => {
    const catalogue: Alone = [entry];
    const winter = '2027-01-11';
    const { light } = daylightOn(addDays(winter, 5), { ...entry.position, timeZone: entry.timeZone });
    const dark = doneOf(catalogue, winter).filter(
      ({ activity: { category, when }, from, to }) =>
        OUTDOORS.includes(category) &&
        [undefined, 'day'].includes(when) &&
        to - from <= LONGEST_SHORT &&
        light.to - light.from > LONGEST_SHORT &&
        (from < light.from - 30 || to > light.to + 30),
    );
    expect(dark.map(({ activity, day, from, to }) => [activity.name, activity.openingHours, day, from, to])).toEqual(
      [],
    );
    const careful = { groupSize: '3 adults and a toddler', customDetails: 'my mother walks with a stick' };
    const missed = doneOf(catalogue, '2027-06-21', careful).filter(
      ({ activity, from, to }) => activity.isStrenuous || (from < 960 && to > 780) || to > 1_140,
    );
    expect(missed.map(({ activity, from, to }) => [activity.name, from, to])).toEqual([]);
  },
);
