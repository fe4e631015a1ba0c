/** Time zones as people look for them: by today's IANA name, by a country, or by a city that is found elsewhere. */
import { foldWords, timeZoneNames } from '@sojourn/travel';
import { countryZones, letteredZones } from './country-zones.model';
import { renamedZones, todaysName } from './zone-renames.model';

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
    ...letteredZones.filter(({ name }) => name === words).flatMap(({ zones }) => zones),
    ...countryZones.filter(({ name }) => name === words).flatMap(({ zones }) => zones),
    ...all
      .filter(({ city, zone }) => city.startsWith(words) || foldWords(zone) === foldWords(typed))
      .map(({ zone }) => zone),
    ...countryZones.filter(({ name }) => name.startsWith(words)).flatMap(({ zones }) => zones),
    ...placeZones.map(todaysName),
    ...all.filter((each) => each.words.includes(words)).map(({ zone }) => zone),
    ...old.map(([, today]) => today),
  ];
  return [...new Set(found)].slice(0, MOST);
}
