/** Where somebody starts from, and which airports that means. */
import type { AirportSuggestion, CurrentUser, NearestAirport, UserLocation } from '@sojourn/contracts';

/** The airports of 26 cities, as people there say them. */
const airportsOfCity: Record<string, string> = {
  'New York': 'JFK/LGA/EWR',
  'Los Angeles': 'LAX',
  Chicago: 'ORD/MDW',
  Houston: 'IAH/HOU',
  Phoenix: 'PHX',
  Philadelphia: 'PHL',
  'San Antonio': 'SAT',
  'San Diego': 'SAN',
  Dallas: 'DFW/DAL',
  'San Francisco': 'SFO/OAK',
  Seattle: 'SEA',
  Denver: 'DEN',
  Boston: 'BOS',
  Miami: 'MIA/FLL',
  Atlanta: 'ATL',
  'Las Vegas': 'LAS',
  Toronto: 'YYZ',
  Vancouver: 'YVR',
  London: 'LHR/LGW',
  Paris: 'CDG/ORY',
  Berlin: 'BER',
  Madrid: 'MAD',
  Rome: 'FCO/CIA',
  Tokyo: 'NRT/HND',
  Sydney: 'SYD',
  Singapore: 'SIN',
};

/** A typed place: the recommender looks it up by its name, so it has no coordinates of its own (spec, section 9). */
export const USER_SPECIFIED = 'User Specified';

/** The airport to say for a city: from the table, else the code that was found, else words. */
export function airportFor(city: string, country: string, found?: string): string {
  if (!city.trim() || !country.trim()) return found ?? 'major airport';
  return airportsOfCity[city.trim().replace(/ City$/, '')] ?? found ?? `${city.trim()} airport`;
}

/** Before anybody knows which city it is; kept when nobody finds out. */
export function unnamedLocation(latitude: number, longitude: number): UserLocation {
  const [city, country] = ['Your Location', 'Detected'];
  return { latitude, longitude, city, country, nearestAirport: 'major airport' };
}

/** A position with the name that a service gave its place, else the nearest city's; as it is where nobody knows any. */
export function namedLocation(
  location: UserLocation,
  nearest: NearestAirport | null,
  named: NearestAirport['city'] | null = null,
): UserLocation {
  const { airport, city: near } = nearest ?? {};
  const place = named ?? near ?? (airport && { name: airport.address.cityName, ...airport.address });
  if (!place) return location;
  const { name: city, countryName: country } = place;
  return { ...location, city, country, nearestAirport: airportFor(city, country, airport?.iataCode) };
}

export function typedLocation(words: string): UserLocation {
  const city = words.trim();
  return { latitude: 0, longitude: 0, city, country: USER_SPECIFIED, nearestAirport: airportFor(city, USER_SPECIFIED) };
}

/** A suggested airport: its city is looked up by name, as if it had been typed, and its own code stays. */
export function pickedLocation({ iataCode, address }: AirportSuggestion): UserLocation {
  const typed = typedLocation(address.cityName);
  return { ...typed, city: `${address.cityName}, ${address.countryName}`, nearestAirport: iataCode };
}

/** The address a person keeps in their profile, when it has coordinates. */
export function savedLocation(user: CurrentUser | null): UserLocation | null {
  if (!user?.latitude || !user.longitude) return null;
  const [latitude, longitude] = [Number(user.latitude), Number(user.longitude)];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  const [city, country] = [user.city ?? '', user.country ?? ''];
  const nearestAirport = airportFor(city, country);
  const address = user.formattedAddress ? { formattedAddress: user.formattedAddress } : {};
  return { latitude, longitude, city: city || 'Your Location', country, nearestAirport, ...address };
}

/** `London, United Kingdom (LHR/LGW)`; coordinates to two decimals when there is no city. */
export function formatLocation({ city, country, nearestAirport, latitude, longitude }: UserLocation): string {
  if (!city.trim()) return `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`;
  const where = country && country !== USER_SPECIFIED && country !== 'Detected' ? `${city}, ${country}` : city;
  return `${where} (${nearestAirport})`;
}
