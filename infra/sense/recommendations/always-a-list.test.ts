import type { Preferences, Recommendation } from '@sojourn/contracts';
import { estimateFlight } from '@sojourn/travel';
import fc from 'fast-check';
import type { FlightFares } from '../../../services/ai/src/recommendation/flight-fares.model';
import { recommend } from '../../../services/ai/src/recommendation/recommender.model';
import { destinationCatalogue } from '../../../services/search/src/destination/destination-catalogue';
import { TODAY, usual, type Shown } from './traveller';

/** Cities that people start from, of every part of the world, islands among them. */
const cities: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ...([['Denver', 39.74, -104.98] as const, ['Sydney', -33.87, 151.21], ['Cape Town', -33.92, 18.42]] as const),
  ...([['Helsinki', 60.17, 24.94] as const, ['London', 51.51, -0.13], ['New York', 40.71, -74.01]] as const),
  ...([['Los Angeles', 34.05, -118.24] as const, ['Chicago', 41.88, -87.63], ['Seattle', 47.61, -122.33]] as const),
  ...([['Toronto', 43.65, -79.38] as const, ['Honolulu', 21.31, -157.86], ['Anchorage', 61.22, -149.9]] as const),
  ...([['Mexico City', 19.43, -99.13] as const, ['Panama City', 8.98, -79.52], ['Havana', 23.11, -82.37]] as const),
  ...([['San Juan', 18.47, -66.11] as const, ['Bogotá', 4.71, -74.07], ['Lima', -12.05, -77.04]] as const),
  ...([['São Paulo', -23.55, -46.63] as const, ['Buenos Aires', -34.6, -58.38], ['Santiago', -33.45, -70.67]] as const),
  ...([['Ushuaia', -54.8, -68.3] as const, ['Reykjavik', 64.15, -21.94], ['Dublin', 53.35, -6.26]] as const),
  ...([['Edinburgh', 55.95, -3.19] as const, ['Paris', 48.86, 2.35], ['Berlin', 52.52, 13.4]] as const),
  ...([['Stockholm', 59.33, 18.07] as const, ['Tromsø', 69.65, 18.96], ['Tallinn', 59.44, 24.75]] as const),
  ...([['Warsaw', 52.23, 21.01] as const, ['Rome', 41.9, 12.5], ['Palma', 39.57, 2.65]] as const),
  ...([['Lisbon', 38.72, -9.14] as const, ['Funchal', 32.65, -16.91], ['Athens', 37.98, 23.73]] as const),
  ...([['Valletta', 35.9, 14.51] as const, ['Istanbul', 41.01, 28.98], ['Tel Aviv', 32.08, 34.78]] as const),
  ...([['Dubai', 25.2, 55.27] as const, ['Cairo', 30.04, 31.24], ['Casablanca', 33.57, -7.59]] as const),
  ...([['Lagos', 6.52, 3.38] as const, ['Nairobi', -1.29, 36.82], ['Johannesburg', -26.2, 28.05]] as const),
  ...([['Port Louis', -20.16, 57.5] as const, ['Mumbai', 19.08, 72.88], ['Colombo', 6.93, 79.86]] as const),
  ...([['Kathmandu', 27.72, 85.32] as const, ['Tashkent', 41.3, 69.24], ['Bangkok', 13.76, 100.5]] as const),
  ...([['Singapore', 1.35, 103.82] as const, ['Jakarta', -6.21, 106.85], ['Manila', 14.6, 120.98]] as const),
  ...([['Hong Kong', 22.32, 114.17] as const, ['Tokyo', 35.68, 139.69], ['Seoul', 37.57, 126.98]] as const),
  ...([['Perth', -31.95, 115.86] as const, ['Auckland', -36.85, 174.76], ['Suva', -18.14, 178.44]] as const),
];

type Said = { text: string; label: string; isKept: (place: Shown) => boolean };
const has = (name: string) => (place: Shown) => place.entry.traits.some((trait) => trait.name === name);
const safeFrom =
  (...cautions: Shown['entry']['cautions']) =>
  ({ entry }: Shown) =>
    !cautions.some((caution) => entry.cautions.includes(caution));
const high = ({ entry, shown }: Shown) => entry.highs[(shown.travelMonth ?? 1) - 1] ?? 0;
const minutes = ({ shown }: Shown) => {
  const [, hours = '0', rest = '0'] = /^(?:(\d+)h ?)?(?:(\d+)m)?$/.exec(shown.flightInfo.duration) ?? [];
  return Number(hours) * 60 + Number(rest);
};

/** Hard wishes as they are typed, the label that they are shown with, and what a place must be to keep them. */
const hard: readonly Said[] = [
  { text: 'No flying.', label: 'No flying', isKept: ({ shown }) => shown.means !== 'plane' },
  { text: 'No car.', label: 'No car', isKept: (place) => !has('needs-car')(place) && place.shown.means !== 'car' },
  { text: 'At most 3 hours of travel.', label: 'At most 3 hours there', isKept: (place) => minutes(place) <= 180 },
  {
    text: 'Flights under $300.',
    label: 'Flight at most $300',
    isKept: ({ shown }) => shown.flightInfo.approximatePrice <= 300,
  },
  { text: 'No more than $900 each.', label: 'At most $900', isKept: ({ shown }) => shown.estimatedCost <= 900 },
  { text: 'At least 30 degrees.', label: 'At least 30 °C', isKept: (place) => high(place) >= 30 },
  { text: 'In July.', label: 'In July', isKept: ({ shown }) => shown.travelMonth === 7 },
  { text: 'Only Japan.', label: 'Japan', isKept: ({ entry }) => entry.country === 'Japan' },
  { text: 'In Iceland.', label: 'Iceland', isKept: ({ entry }) => entry.country === 'Iceland' },
  { text: 'I use a wheelchair.', label: 'Step-free', isKept: has('step-free') },
  { text: 'We need halal food.', label: 'Halal', isKept: has('halal') },
  { text: 'With our dog.', label: 'With a dog', isKept: has('dogs') },
  { text: 'It must be safe.', label: 'Safe', isKept: has('safe') },
  { text: 'No malaria.', label: 'No malaria', isKept: safeFrom('malaria') },
  { text: 'I am pregnant.', label: 'Pregnant', isKept: safeFrom('malaria', 'zika', 'high-altitude') },
  { text: 'No high altitude.', label: 'Not high up', isKept: safeFrom('high-altitude') },
];
const excluding: readonly Said[] = [
  { text: 'Not Italy.', label: 'Not Italy', isKept: ({ entry }) => entry.country !== 'Italy' },
  { text: 'Not Spain.', label: 'Not Spain', isKept: ({ entry }) => entry.country !== 'Spain' },
  { text: 'Not Europe.', label: 'Not Europe', isKept: ({ entry }) => entry.continent !== 'Europe' },
  { text: 'Not Asia.', label: 'Not Asia', isKept: ({ entry }) => entry.continent !== 'Asia' },
];
const soft = ['Quiet.', 'Museums.', 'Hiking.', 'Beaches.', 'With small children.', 'Northern lights.'];

const asked = fc.record({
  city: fc.constantFrom(...cities),
  wishes: fc.subarray([...hard], { minLength: 1, maxLength: 6 }),
  without: fc.subarray([...excluding], { maxLength: 3 }),
  likes: fc.subarray(soft, { maxLength: 2 }),
  duration: fc.constantFrom<Preferences['duration']>('weekend', 'week', 'extended'),
  budget: fc.constantFrom(0, 600, 2_500),
  /** Nobody flies to every so manieth place; none where it is 1. */
  unflown: fc.constantFrom(1, 2, 7, 1_000),
});

function faresFrom(origin: { latitude: number; longitude: number }, unflown: number): FlightFares {
  const at = new Map(destinationCatalogue.map((entry, index) => [entry.airportCode, { entry, index }]));
  return {
    origin: 'AAA',
    fareOf({ destination, departureDate: startDate, returnDate: endDate }) {
      const found = at.get(destination);
      if (!found || found.index % unflown === 0) return null;
      const to = found.entry.position;
      return { ...estimateFlight({ from: origin, to, startDate, endDate, today: TODAY }), changes: found.index % 3 };
    },
  };
}

/** So many on every run; `LIST_RUNS=2000` asks as many as the portal promises. */
const numRuns = Number(process.env['LIST_RUNS'] ?? 200);

test('gives a list that keeps each hard wish or says that it breaks it when anything is wished from anywhere', () => {
  let said = 0;
  let heard = 0;
  fc.assert(
    fc.property(asked, ({ city: [city, latitude, longitude], wishes, without, likes, ...rest }) => {
      const { unflown, ...chosen } = rest;
      const customDetails = [...wishes, ...without]
        .map(({ text }) => text)
        .concat(likes)
        .join(' ');
      const origin = { latitude, longitude };
      const { recommendations, wishes: understood = [] } = recommend({
        preferences: { ...usual, ...chosen, groupSize: '2 adults', customDetails },
        catalogue: destinationCatalogue,
        ...{ origin, from: city, today: TODAY, flights: faresFrom(origin, unflown) },
      });
      expect(recommendations.length).toBeGreaterThan(0);
      // How they are read is the matter of other tables: each that was read holds.
      const read = wishes.filter(({ label }) => understood.some((each) => each.label === label));
      said += wishes.length;
      heard += read.length;
      for (const shown of recommendations) {
        expect(unsaid(shown, read)).toEqual([]);
        expect(unsaid({ ...shown, breaks: [] }, without)).toEqual([]);
      }
    }),
    { numRuns },
  );
  expect(heard / said).toBeGreaterThan(0.9);
}, 120_000);

/** Wishes that a place breaks without a word. */
function unsaid(shown: Recommendation, wishes: readonly Said[]): string[] {
  const entry = destinationCatalogue.find(({ id }) => id === shown.id);
  if (!entry) return ['an unknown place'];
  const named = wishes.filter(({ label }) => label === 'Japan' || label === 'Iceland');
  return wishes
    .filter((wish) => !(named.includes(wish) ? named : [wish]).some(({ isKept }) => isKept({ entry, shown })))
    .map(({ label }) => label)
    .filter((label) => !shown.breaks?.some((each) => each.label === label && each.evidence !== ''));
}
