/** Time zones as people look for them: by today's IANA name, by a country, or by a city that is found elsewhere. */
import { foldWords, timeZoneNames } from '@sojourn/travel';
import { renamedZones, todaysName } from './zone-renames.model';

/** Countries and states whose name is in no zone's name, with the zones of most of their people first (IANA, zone1970.tab). */
const COUNTRIES = `
Argentina America/Argentina/Buenos_Aires|Armenia Asia/Yerevan|Austria Europe/Vienna|Azerbaijan Asia/Baku|Bangladesh Asia/Dhaka|Belgium Europe/Brussels
Bhutan Asia/Thimphu|Bolivia America/La_Paz|Brazil America/Sao_Paulo America/Manaus America/Fortaleza|Bulgaria Europe/Sofia|Burma Asia/Yangon|Cambodia Asia/Phnom_Penh
Canada America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns|Chile America/Santiago|China Asia/Shanghai|Colombia America/Bogota
Croatia Europe/Zagreb|Cuba America/Havana|Cyprus Asia/Nicosia|Czechia Europe/Prague|Denmark Europe/Copenhagen|Ecuador America/Guayaquil Pacific/Galapagos
Egypt Africa/Cairo|England Europe/London|Estonia Europe/Tallinn|Ethiopia Africa/Addis_Ababa|Faroe Islands Atlantic/Faroe|Finland Europe/Helsinki|France Europe/Paris
Georgia Asia/Tbilisi America/New_York|Germany Europe/Berlin|Ghana Africa/Accra|Great Britain Europe/London|Greece Europe/Athens|Greenland America/Nuuk|Hawaii Pacific/Honolulu
Hungary Europe/Budapest|Iceland Atlantic/Reykjavik|India Asia/Kolkata|Indonesia Asia/Jakarta Asia/Makassar Asia/Jayapura|Iran Asia/Tehran|Iraq Asia/Baghdad|Ireland Europe/Dublin
Israel Asia/Jerusalem|Italy Europe/Rome|Japan Asia/Tokyo|Jordan Asia/Amman|Kazakhstan Asia/Almaty|Kenya Africa/Nairobi|Korea Asia/Seoul|Kyrgyzstan Asia/Bishkek
Laos Asia/Vientiane|Latvia Europe/Riga|Lebanon Asia/Beirut|Lithuania Europe/Vilnius|Madagascar Indian/Antananarivo|Malaysia Asia/Kuala_Lumpur|Mexico America/Mexico_City America/Cancun America/Tijuana
Moldova Europe/Chisinau|Mongolia Asia/Ulaanbaatar|Montenegro Europe/Podgorica|Morocco Africa/Casablanca|Myanmar Asia/Yangon|Namibia Africa/Windhoek|Nepal Asia/Kathmandu
Netherlands Europe/Amsterdam|New Zealand Pacific/Auckland Pacific/Chatham|Nigeria Africa/Lagos|North Macedonia Europe/Skopje|Norway Europe/Oslo|Oman Asia/Muscat|Pakistan Asia/Karachi
Paraguay America/Asuncion|Peru America/Lima|Philippines Asia/Manila|Poland Europe/Warsaw|Portugal Europe/Lisbon Atlantic/Madeira Atlantic/Azores|Romania Europe/Bucharest
Russia Europe/Moscow Asia/Yekaterinburg Asia/Novosibirsk Asia/Vladivostok|Rwanda Africa/Kigali|Saudi Arabia Asia/Riyadh|Scotland Europe/London|Senegal Africa/Dakar|Serbia Europe/Belgrade
Slovakia Europe/Bratislava|Slovenia Europe/Ljubljana|South Africa Africa/Johannesburg|South Korea Asia/Seoul|Spain Europe/Madrid Atlantic/Canary|Sri Lanka Asia/Colombo
Sweden Europe/Stockholm|Switzerland Europe/Zurich|Syria Asia/Damascus|Taiwan Asia/Taipei|Tajikistan Asia/Dushanbe|Tanzania Africa/Dar_es_Salaam|Thailand Asia/Bangkok|Turkey Europe/Istanbul
Turkmenistan Asia/Ashgabat|UAE Asia/Dubai|Uganda Africa/Kampala|UK Europe/London|Ukraine Europe/Kyiv|United Arab Emirates Asia/Dubai|United Kingdom Europe/London
United States America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage Pacific/Honolulu|Uruguay America/Montevideo
USA America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage Pacific/Honolulu|Uzbekistan Asia/Tashkent|Venezuela America/Caracas|Vietnam Asia/Ho_Chi_Minh
Wales Europe/London|Zambia Africa/Lusaka|Zimbabwe Africa/Harare`;

const countries = COUNTRIES.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const words = entry.split(' ');
    const first = words.findIndex((word) => word.includes('/'));
    return { name: foldWords(words.slice(0, first).join(' ')), zones: words.slice(first) };
  });

const REGIONS = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

type Named = { zone: string; words: string; city: string };
let known: readonly Named[] | undefined;

const allZones = (): readonly Named[] =>
  (known ??= ['UTC', ...timeZoneNames().filter((zone) => REGIONS.test(zone) && !renamedZones.has(zone))].map(
    (zone) => ({
      zone,
      words: foldWords(zone.replaceAll(/[_/]/g, ' ')),
      city: foldWords((zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
    }),
  ));

/** How many are offered at once. */
const MOST = 8;

/**
 * The zones that a text may mean, the likeliest first: a country's, one named after its city, those of places of that name,
 * then whatever has the text in its name. Old names find today's.
 * @param placeZones zones of the places of that name, the best place first
 */
export function zonesLike(typed: string, placeZones: readonly string[] = []): string[] {
  const words = foldWords(typed.replaceAll(/[_/]/g, ' '));
  if (words === '') return [];
  const all = allZones();
  const old = [...renamedZones].filter(([name]) => foldWords(name.replaceAll(/[_/]/g, ' ')).includes(words));
  const found = [
    ...countries.filter(({ name }) => name === words).flatMap(({ zones }) => zones),
    ...all
      .filter(({ city, zone }) => city.startsWith(words) || foldWords(zone) === foldWords(typed))
      .map(({ zone }) => zone),
    ...countries.filter(({ name }) => name.startsWith(words)).flatMap(({ zones }) => zones),
    ...placeZones.map(todaysName),
    ...all.filter((each) => each.words.includes(words)).map(({ zone }) => zone),
    ...old.map(([, today]) => today),
  ];
  return [...new Set(found)].slice(0, MOST);
}
