/** Airport suggestions in process, beside MiniSearch over the same airports. */
import MiniSearch from 'minisearch';
import { createAirportCatalogue, createAirportIndex } from '../../services/search/src/airport/airport-catalogue';
import { withTownAirports } from '../../services/search/src/airport/town-airports';
import { destinationCatalogue } from '../../services/search/src/destination/destination-catalogue';
import { createCityIndex } from '../../services/search/src/place/place-catalogue';
import { told } from './figures';

const words = [
  'london',
  'munchen',
  'new york',
  'rome',
  'lhr',
  'tokyo',
  'denpasar',
  'sao paulo',
  'reykjavik',
  'zurich',
  'heathrow',
  'losangeles',
  'matera',
  'kamakura',
];

/** Every beginning of every word, 1 to 8 letters, many times over, in a fixed order. */
const typed = Array.from({ length: 40 }, () =>
  words.flatMap((word) => [1, 2, 3, 4, 5, 6, 7, 8].map((length) => word.slice(0, length))),
).flat();

function sample(suggest: (text: string) => unknown): number[] {
  for (const text of typed) suggest(text);
  return typed.map((text) => {
    const began = performance.now();
    suggest(text);
    return performance.now() - began;
  });
}

/** Prints both. */
export async function benchSuggestions(): Promise<void> {
  const catalogue = createAirportCatalogue();
  const cities = createCityIndex(destinationCatalogue, catalogue);
  const { suggest } = withTownAirports({ catalogue, index: createAirportIndex(catalogue), cities });
  const peer = new MiniSearch({
    fields: ['iataCode', 'cityName', 'name'],
    searchOptions: { prefix: true, boost: { iataCode: 3, cityName: 2 } },
  });
  peer.addAll(
    catalogue.airports.map((airport, id) => ({
      id,
      iataCode: airport.iataCode,
      cityName: airport.cityName,
      name: airport.name,
    })),
  );

  const ours = sample((text) => suggest(text, 8));
  const theirs = sample((text) => peer.search(text).slice(0, 8));
  console.log(`airport suggestions, ${catalogue.airports.length} airports, 1 to 8 letters, in process`);
  console.log(`  sojourn     ${told(ours)}`);
  console.log(`  minisearch  ${told(theirs)}`);
}
