/** Stays: of two cities and months the pricier one is pricier. */
import { addDays, weekdayOf } from '@sojourn/travel';
import { createAirportCatalogue } from '../src/airport/airport-catalogue';
import { destinationCatalogue } from '../src/destination/destination-catalogue';
import { createSandboxHotelProvider } from '../src/hotel/hotel.provider.sandbox';
import { createStayPlaces } from '../src/hotel/market-catalogue';
import { createCityIndex } from '../src/place/place-catalogue';
import { readTable, type SenseRow, type SenseSubject } from './sense-subject';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const TODAY = '2026-12-01';
const TUESDAY = 2;

/** The first Tuesday from the tenth of a month of 2027. */
export function midweekOf(month: string): string {
  let day = `2027-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-10`;
  while (weekdayOf(day) !== TUESDAY) day = addDays(day, 1);
  return day;
}

/** The two sides of `Paris, May > Lyon, May`, the pricier first. */
export function sidesOf({ given }: SenseRow) {
  return given.split(' > ').map((side) => {
    const [, city = '', month = ''] = /^(.*), (\w+)$/.exec(side) ?? [];
    return { city, month };
  });
}

async function medianNight(
  places: ReturnType<typeof createStayPlaces>,
  { city, month }: { city: string; month: string },
) {
  const { place } = places.resolve(city);
  if (!place) return undefined;
  const checkIn = midweekOf(month);
  const query = { city, checkIn, checkOut: addDays(checkIn, 1), adults: 2, rooms: 1 };
  const { hotels: stays } = await createSandboxHotelProvider().search({ query, place, today: TODAY });
  const rates = stays.filter(({ stars }) => stars === 3).map(({ price }) => price);
  return rates.toSorted((one, other) => one - other)[Math.floor(rates.length / 2)];
}

export const staySense: SenseSubject = {
  name: 'stays by place and season',
  bound: 55 / 60,
  async measure() {
    const airports = createAirportCatalogue();
    const places = createStayPlaces(createCityIndex(destinationCatalogue, airports));
    const rows = readTable('stays.txt');
    const misses: string[] = [];
    for (const row of rows) {
      const [dear, cheap] = await Promise.all(sidesOf(row).map((side) => medianNight(places, side)));
      if (dear === undefined || cheap === undefined || dear <= cheap)
        misses.push(`${row.heading}: ${row.given}, but ${dear} and ${cheap}`);
    }
    return { right: rows.length - misses.length, of: rows.length, misses };
  },
};
