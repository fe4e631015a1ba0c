/** What an invented traveller asks, and what would be sensible or wrong to show them: predicates over catalogue facts. */
import type { CatalogueEntry, Position, Preferences, Recommendation } from '@sojourn/contracts';

/** One recommendation beside the catalogue entry that it is of. */
export type Shown = { entry: CatalogueEntry; shown: Recommendation };
/** Whether something holds of what is shown. */
export type Holds = (place: Shown) => boolean;

/**
 * `sensible` holds for a place that a good travel agent would name; `wrong` for one that breaks a hard wish. A list shorter
 * than five is judged by its share.
 */
export type Traveller = {
  who: string;
  asks: Partial<Preferences>;
  sensible: Holds;
  wrong?: Holds;
};

/** Somebody who looks at a list and wants it moved. */
export type Refining = {
  who: string;
  asks: Partial<Preferences>;
  refinement: string;
  /** Holds for each place, or compares the lists before and after. */
  honoured: (after: readonly Shown[], before: readonly Shown[]) => boolean;
};

const at = (place: string, [latitude, longitude]: readonly [number, number]) => {
  const [city = '', country = ''] = place.split(', ');
  return { userLocation: { latitude, longitude, city, country, nearestAirport: '' } };
};

/** Where travellers start. */
export const home = {
  london: at('London, United Kingdom', [51.507, -0.128]),
  berlin: at('Berlin, Germany', [52.52, 13.405]),
  paris: at('Paris, France', [48.857, 2.352]),
  madrid: at('Madrid, Spain', [40.417, -3.704]),
  milan: at('Milan, Italy', [45.464, 9.19]),
  newYork: at('New York, United States', [40.713, -74.006]),
  sydney: at('Sydney, Australia', [-33.869, 151.209]),
};

/** The day on which every traveller asks. */
export const TODAY = '2026-11-22';

/** Of a traveller's answers, those that nobody gave. */
export const usual: Preferences = {
  vacationType: ['cultural'],
  budget: 2500,
  duration: 'week',
  travelStyle: ['mid-range'],
  groupSize: '2 adults',
  interests: [],
  customDetails: '',
  ...home.london,
};

/** Where somebody starts, as a position. */
export const originOf = ({ userLocation }: Preferences): Position => ({
  latitude: userLocation.latitude,
  longitude: userLocation.longitude,
});

/** One of these catalogue places. */
export const among =
  (ids: string): Holds =>
  ({ entry }) =>
    ids.split(' ').includes(entry.id);
/** On one of these continents. */
export const on =
  (...continents: CatalogueEntry['continent'][]): Holds =>
  ({ entry }) =>
    continents.includes(entry.continent);
/** In one of these countries. */
export const inside =
  (...countries: string[]): Holds =>
  ({ entry }) =>
    countries.includes(entry.country);
/** All of them hold. */
export const all =
  (...holds: Holds[]): Holds =>
  (place) =>
    holds.every((each) => each(place));
/** One of them holds. */
export const any =
  (...holds: Holds[]): Holds =>
  (place) =>
    holds.some((each) => each(place));
export const not =
  (hold: Holds): Holds =>
  (place) =>
    !hold(place);
/** A person pays at most so many US dollars. */
export const costs =
  (most: number): Holds =>
  ({ shown }) =>
    shown.estimatedCost <= most;
/** Costed for one of these months. */
export const goes =
  (...months: number[]): Holds =>
  ({ shown }) =>
    shown.travelMonth !== undefined && months.includes(shown.travelMonth);
/** The mean daytime high of the month it is costed for lies between these, °C. */
export const warmth =
  (least: number, most = 99): Holds =>
  ({ entry, shown }) => {
    const high = entry.highs[(shown.travelMonth ?? 1) - 1] ?? 0;
    return high >= least && high <= most;
  };
/** At most so many hours one way. */
export const hours =
  (most: number): Holds =>
  ({ shown }) => {
    const [, h = '0', m = '0'] =
      /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m(?:in)?)?$/.exec(shown.flightInfo.duration.trim()) ?? [];
    return Number(h || 0) * 60 + Number(m || 0) <= most * 60;
  };
/** Has one of these vacation types. */
export const type =
  (...types: CatalogueEntry['vacationTypes']): Holds =>
  ({ entry }) =>
    types.some((each) => entry.vacationTypes.includes(each));

/** Lists that any travel agent would agree on, of the places that the catalogue has. */
export const known = {
  ski: 'chamonix interlaken niseko banff queenstown ushuaia tromso rovaniemi vancouver',
  aurora: 'tromso rovaniemi reykjavik',
  safari: 'kruger arusha victoria-falls',
  surf: 'bali sydney lisbon maui cape-town fiji kandy rio mauritius zanzibar',
  dive: 'maldives seychelles zanzibar phuket cairns fiji bora-bora galapagos st-lucia tulum bali mauritius maui',
  golf: 'mauritius edinburgh dubai mallorca phuket maui fiji lisbon miami cape-town marrakesh st-lucia',
  wine: 'florence cape-town hobart queenstown san-francisco lisbon santorini buenos-aires vienna dubrovnik sydney rome seville barcelona budapest',
  beach:
    'mauritius seychelles zanzibar bali phuket maldives hoi-an santorini mallorca barcelona dubrovnik lisbon tulum st-lucia maui miami sydney cairns fiji bora-bora rio cartagena cape-town dubai havana galapagos',
  nightlife:
    'berlin barcelona amsterdam budapest prague lisbon bangkok tokyo seoul new-york new-orleans miami rio buenos-aires havana cartagena phuket tulum dubai mexico-city',
  family:
    'mauritius kruger arusha cape-town hong-kong tokyo niseko singapore phuket dubai hoi-an copenhagen rovaniemi krakow barcelona mallorca interlaken edinburgh london banff quebec-city vancouver la-fortuna maui grand-canyon new-york san-francisco sydney hobart cairns fiji rotorua kandy kochi taipei galapagos vienna amsterdam berlin bali',
  romance:
    'luxor marrakesh mauritius seychelles zanzibar victoria-falls kyoto maldives bali cappadocia hoi-an vienna dubrovnik prague paris santorini reykjavik florence rome tromso lisbon seville quebec-city oaxaca tulum st-lucia maui new-orleans uluru bora-bora fiji queenstown buenos-aires atacama cartagena cape-town jaipur',
  stepFree:
    'berlin london barcelona vienna copenhagen singapore sydney new-york vancouver san-francisco miami dubai amsterdam tokyo seoul taipei paris kyoto mallorca hong-kong maui',
  halal: 'istanbul cappadocia marrakesh cairo luxor dubai petra zanzibar maldives singapore london phuket',
  vegan:
    'berlin london bali chiang-mai new-york san-francisco taipei kochi jaipur amsterdam lisbon barcelona vancouver bangkok tulum copenhagen edinburgh sydney singapore vienna prague hoi-an paris',
  safe: 'reykjavik copenhagen vienna lisbon interlaken prague kyoto tokyo niseko singapore queenstown rotorua rovaniemi tromso bergen banff vancouver quebec-city amsterdam taipei sydney hobart cairns uluru seoul dubrovnik budapest krakow berlin barcelona seville mallorca mauritius edinburgh london hong-kong',
  christmas:
    'vienna prague budapest krakow berlin copenhagen edinburgh london quebec-city paris barcelona florence new-york interlaken',
  blossom: 'kyoto tokyo seoul vancouver taipei copenhagen',
  carnival: 'rio new-orleans quebec-city',
  europeByRail:
    'amsterdam barcelona berlin budapest chamonix copenhagen edinburgh florence interlaken krakow lisbon london paris prague rome seville vienna bergen',
  needsCar: 'maui grand-canyon banff hobart la-fortuna kruger',
  heights: 'cusco atacama kathmandu',
  malaria: 'kruger arusha zanzibar victoria-falls',
  tropicsOfZika:
    'rio cartagena tulum mexico-city oaxaca la-fortuna havana bali phuket bangkok chiang-mai siem-reap hoi-an jaipur kochi maldives fiji bora-bora st-lucia singapore',
  quarantine:
    'reykjavik sydney hobart uluru cairns queenstown rotorua fiji maui tokyo kyoto niseko singapore hong-kong taipei mauritius seychelles bora-bora galapagos maldives kruger arusha victoria-falls',
} as const;
