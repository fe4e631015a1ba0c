/** The airports that a search for flights goes between, by what a trip knows; loaded when one is wanted. */
import { airportSearchAnswerSchema } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';

const SHORTEST = 2;

async function airportNamed(place: string): Promise<string | null> {
  const keyword = (place.split(',')[0] ?? '').trim();
  if (keyword.length < SHORTEST) return null;
  const query = { keyword };
  const { data } = await apiRequest({ path: '/api/airports/search', query, schema: airportSearchAnswerSchema });
  return data[0]?.iataCode ?? null;
}

/** Both airports, by a city and by the place they start from; null where one of them is not known. */
export async function findAirports(city: string, from: string): Promise<{ home: string; there: string } | null> {
  const [there, home] = await Promise.all([airportNamed(city), airportNamed(from)]);
  return there === null || home === null || there === home ? null : { home, there };
}
