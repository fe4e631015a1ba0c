import { createAirportCatalogue } from '../airport/airport-catalogue';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { createCityIndex } from '../place/place-catalogue';
import { createStayPlaces } from './market-catalogue';
import { namedCountries, namingStyleOf } from './naming-style-catalogue';
import { propertiesOf } from './property.model';
import { contracted, isFitting } from './property-name.model';

const places = createStayPlaces(createCityIndex(destinationCatalogue, createAirportCatalogue()), destinationCatalogue);

/** What no name of a house may say: words that its language joins, two prepositions, a preposition first. */
const FAULTS = [
  /(?<!\p{L})(?:de|di|da|do|a) (?:el|il|lo|les?|del|de|di|do|da|dos|das|du|des|o|os)(?!\p{L})/u,
  /\b(?:zu|in|an) (?:dem|der)\b/,
  /^(?:De|Del|Du|Des|Da|Do|Das|Dos|Dei|Delle|Della|Zur|Zum|Am) [\p{L}']+ (?:Hostel|Palace|Plaza|Suites)/u,
  /\b(?:Chez|Petit) (?:de|du|des|le|la|les)\b/i,
  /\b(?!Llao)(\p{L}{4,}) \1\b/iu,
  /%|\s\s/,
];
const faultsOf = (names: readonly string[]) => names.filter((name) => FAULTS.some((fault) => fault.test(name)));

test.each(namedCountries)('%s calls no house against the grammar of its language', (code) => {
  const { hotel, small, hostel, words } = namingStyleOf(code);
  const names = [...hotel, ...small, ...hostel].flatMap((way) => {
    const fitting = words.filter((word) => isFitting(way, word));
    // A way that takes only a few words would say them over and over.
    expect([way, fitting.length >= words.length / 4]).toEqual([way, true]);
    return fitting.map((word) => contracted(way.replace('%w', word).replace('%d', 'Belém').replace('%c', 'Belém')));
  });
  expect(faultsOf(names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)))).toEqual([]);
});

test('calls no house of any destination against the grammar of its language', () => {
  const names = destinationCatalogue.flatMap(({ name }) => {
    const { place } = places.resolve(name);
    return place ? propertiesOf({ place, namingStyle: namingStyleOf(place.countryCode) }) : [];
  });
  expect(names.length).toBeGreaterThan(5_000);
  expect(faultsOf(names.map(({ name }) => name))).toEqual([]);
});
