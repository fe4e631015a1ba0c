/** The airports that a search for flights goes between, by what a trip and an account know; loaded when one is wanted. */
import { airportSearchAnswerSchema, nearestAirportSchema } from '@sojourn/contracts';
import { positionQuery } from '@sojourn/travel';
import { apiRequest } from '@sojourn/web-kit';

type Home = { from: string; latitude: string | number | null; longitude: string | number | null };

const SHORTEST = 2;

async function airportNamed(place: string): Promise<string | null> {
  const keyword = (place.split(',')[0] ?? '').trim();
  if (keyword.length < SHORTEST) return null;
  const query = { keyword };
  const { data } = await apiRequest({ path: '/api/airports/search', query, schema: airportSearchAnswerSchema });
  return data[0]?.iataCode ?? null;
}

/** Where they start: as the trip says, else near the address of the account; null where neither says. */
async function homeAirport({ from, latitude, longitude }: Home): Promise<string | null> {
  const named = await airportNamed(from);
  if (named !== null || latitude === null || longitude === null) return named;
  const query = positionQuery({ latitude: Number(latitude), longitude: Number(longitude) });
  const near = await apiRequest({ path: '/api/airports/nearest', query, schema: nearestAirportSchema });
  return near.airport.iataCode;
}

/** Both airports; null where one is not known. */
export async function findAirports(city: string, home: Home): Promise<{ home: string; there: string } | null> {
  const [there, start] = await Promise.all([airportNamed(city), homeAirport(home)]);
  return there === null || start === null || there === start ? null : { home: start, there };
}
