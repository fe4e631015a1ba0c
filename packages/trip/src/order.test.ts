import type { ItemContent, TripPlan } from '@sojourn/contracts/plan';
import { itemsOn, timelineOf } from './day-plan';
import { moveItem, slotOf } from './move-item';
import { adding, doing, rome } from './testing/trip-under-test';

const day = '2027-03-20';
type Leg = [title: string, start: string, zone: string | null, end?: ItemContent['end']];

function planOf(legs: readonly Leg[], on = day, zone: string | null = null): TripPlan {
  const { destination } = rome.head;
  const head = { ...rome.head, destination: { ...destination, timeZone: zone } };
  const items = legs.map(([title, start, at, end = null], n) =>
    adding(`i${n}`, { type: 'transport', title, day: on, start, zone: at, end }),
  );
  return doing({ ...rome, head }, ...items).trip;
}
const order = (plan: TripPlan, on = day) => itemsOn(plan, on).map(({ title }) => title);
const lands = (time: string, zone: string, daysLater = 0) => ({ daysLater, time, zone });

/** Each in the order in which it happens; given the other way round. */
const cases: readonly [name: string, day: string, legs: readonly Leg[], zone?: string][] = [
  [
    'a car train under the Channel and a taxi',
    day,
    [
      ['Car train', '12:20', 'Europe/Paris', lands('11:55', 'Europe/London')],
      ['Taxi to Dover', '12:10', 'Europe/London'],
    ],
  ],
  [
    'a flight over the date line and breakfast',
    '2027-02-10',
    [
      ['AKL to HNL', '21:55', 'Pacific/Auckland', lands('07:45', 'Pacific/Honolulu')],
      ['Breakfast', '09:00', 'Pacific/Honolulu'],
    ],
  ],
  [
    'two flights over the Pacific',
    '2027-01-03',
    [
      ['NRT to SEA', '17:00', 'Asia/Tokyo', lands('09:00', 'America/Los_Angeles')],
      ['SEA to PDX', '13:00', 'America/Los_Angeles', lands('13:50', 'America/Los_Angeles')],
    ],
  ],
  [
    'a walk in Madrid and a bus in Lisbon',
    '2027-05-02',
    [
      ['Walk', '09:00', 'Europe/Madrid'],
      ['Bus', '08:30', 'Europe/Lisbon'],
    ],
  ],
  [
    'a ferry from Helsinki and tea in Tallinn that keep one clock',
    day,
    [
      ['Ferry', '10:30', 'Europe/Helsinki'],
      ['Tea', '12:30', 'Europe/Tallinn'],
    ],
  ],
  [
    'a train to Moscow and supper there',
    day,
    [
      ['Train', '17:40', 'Europe/Berlin', lands('23:10', 'Europe/Moscow')],
      ['Supper', '19:45', 'Europe/Moscow'],
    ].toReversed() as Leg[],
  ],
  [
    'a bus over the border of Arizona in summer',
    '2027-07-01',
    [
      ['Bus', '08:00', 'America/Phoenix'],
      ['Lunch', '09:30', 'America/Denver'],
    ].toReversed() as Leg[],
  ],
  [
    'half an hour of Kathmandu',
    day,
    [
      ['Delhi', '10:00', 'Asia/Kolkata'],
      ['Kathmandu', '10:20', 'Asia/Kathmandu'],
    ].toReversed() as Leg[],
  ],
  [
    'one clock that the trip has and one that is named',
    day,
    [
      ['Lisbon', '09:30', 'Europe/Lisbon'],
      ['Home', '10:45', null],
    ],
    'Europe/Madrid',
  ],
  [
    'a landing earlier than the start',
    '2027-06-01',
    [
      ['SYD to LAX', '10:00', 'Australia/Sydney', lands('06:00', 'America/Los_Angeles')],
      ['Beach', '08:00', 'America/Los_Angeles'],
    ],
  ],
  [
    'the day clocks change in Britain and not yet in America',
    '2027-03-28',
    [
      ['Tea in London', '16:00', 'Europe/London'],
      ['Lunch in New York', '11:30', 'America/New_York'],
    ],
  ],
  [
    'Greenland and Iceland',
    day,
    [
      ['Nuuk', '08:00', 'America/Nuuk'],
      ['Reykjavik', '10:30', 'Atlantic/Reykjavik'],
    ],
  ],
  [
    'the day clocks go back where both ends of the line are',
    '2027-10-31',
    [
      ['Paris', '09:00', 'Europe/Paris'],
      ['London', '08:30', 'Europe/London'],
    ],
  ],
  [
    'Samoa and American Samoa, a day apart',
    day,
    [
      ['Apia', '20:00', 'Pacific/Apia'],
      ['Pago Pago', '07:00', 'Pacific/Pago_Pago'],
    ],
  ],
  [
    'a flight west that lands at the minute it leaves',
    '2027-09-12',
    [
      ['DUB to ORD', '11:15', 'Europe/Dublin', lands('13:10', 'America/Chicago')],
      ['Deep dish', '13:30', 'America/Chicago'],
    ],
  ],
  [
    'a hop over the Torres Strait by two clocks',
    '2027-08-05',
    [
      ['Cairns', '13:00', 'Australia/Brisbane'],
      ['Broken Hill', '13:10', 'Australia/Broken_Hill'],
    ],
  ],
  [
    'a train out of Spain and a tram in Porto',
    '2027-05-02',
    [
      ['Vigo train', '08:58', 'Europe/Madrid', lands('10:20', 'Europe/Lisbon')],
      ['Tram', '08:30', 'Europe/Lisbon'],
    ],
  ],
  [
    'the border of Jordan and Israel in winter',
    '2027-01-20',
    [
      ['Aqaba', '09:00', 'Asia/Amman'],
      ['Eilat', '08:30', 'Asia/Jerusalem'],
    ],
  ],
  [
    'China’s one clock and Almaty’s',
    '2027-06-11',
    [
      ['Urumqi', '10:00', 'Asia/Shanghai'],
      ['Almaty', '08:00', 'Asia/Almaty'],
    ],
  ],
  [
    'Nepal’s quarter of an hour the other way',
    day,
    [
      ['Gorakhpur', '10:40', 'Asia/Kolkata'],
      ['Lumbini', '11:00', 'Asia/Kathmandu'],
    ],
  ],
  [
    'a morning in Auckland and an evening before in Rarotonga',
    '2027-07-14',
    [
      ['Auckland', '06:00', 'Pacific/Auckland'],
      ['Rarotonga', '05:00', 'Pacific/Rarotonga'],
    ],
  ],
  [
    'Newfoundland and Saint-Pierre across the water',
    '2027-07-14',
    [
      ['Ferry', '14:30', 'America/St_Johns'],
      ['Croissant', '15:05', 'America/Miquelon'],
    ],
  ],
  [
    'the week when Europe has changed its clocks and America changed before',
    '2027-03-15',
    [
      ['Madrid', '14:00', 'Europe/Madrid'],
      ['Boston', '09:30', 'America/New_York'],
    ],
  ],
  [
    'Perth and Eucla on the long road',
    day,
    [
      ['Perth', '08:00', 'Australia/Perth'],
      ['Eucla', '09:00', 'Australia/Eucla'],
    ],
  ],
  [
    'a boat from Bali to Java',
    day,
    [
      ['Gilimanuk', '11:00', 'Asia/Makassar'],
      ['Banyuwangi', '10:45', 'Asia/Jakarta'],
    ],
  ],
  [
    'the two Congos on two banks',
    day,
    [
      ['Brazzaville', '09:00', 'Africa/Brazzaville'],
      ['Kinshasa', '09:30', 'Africa/Kinshasa'],
    ],
  ],
];
const instants = (plan: TripPlan, on: string) =>
  itemsOn(plan, on).map(
    ({ start, zone }) => new Date(`${on}T${start}:00Z`).getTime() - offsetOf(zone, on, start ?? ''),
  );

/** Minutes east by the runtime's own clock rules: another road to the same fact. */
function offsetOf(zone: string | null, on: string, start: string): number {
  const wall = Date.parse(`${on}T${start}:00Z`);
  const shown = new Intl.DateTimeFormat('en-US', { timeZone: zone ?? 'Europe/Madrid', timeZoneName: 'longOffset' })
    .formatToParts(wall)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(shown ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

describe('the order of a day', () => {
  it.each(cases)('goes by instant when it has %s', (...[, on, legs, zone]) => {
    for (const given of [legs, legs.toReversed()]) {
      const plan = planOf(given, on, zone ?? null);
      const times = instants(plan, on);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      const begun = timelineOf(plan).filter(({ isEnd, day: its }) => !isEnd && its === on);
      expect(begun.map(({ title }) => title)).toEqual(order(plan, on));
    }
  });

  it('moves something past what happens before it when it is moved earlier', () => {
    const plan = planOf(cases[0]?.[2] ?? []);
    const slot = slotOf(plan, 'i1');
    expect(slot?.at).toBe(1);
    const command = moveItem(plan, 'i1', { day, at: 0 });
    const after = command ? doing(plan, command).trip : plan;
    expect(order(after)).toEqual(['Taxi to Dover', 'Car train']);
    expect(after.items['i1']?.start).toBe('10:20');
  });
});
