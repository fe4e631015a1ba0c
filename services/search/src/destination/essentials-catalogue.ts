/** What a traveller has to know of a place: what holds of its country, its own languages and its own tap. Sources: essentials/README.md. */
import {
  essentialsSchema,
  knownEssentialsSchema,
  tapWaters,
  type Essentials,
  type KnownEssentials,
} from '@sojourn/contracts/destination-page';
import { z } from '@sojourn/contracts/zod';
import { countryCodeOf } from '@sojourn/travel/countries';
import countries from './essentials/countries.json' with { type: 'json' };
import furtherCountries from './essentials/further-countries.json' with { type: 'json' };
import languages from './essentials/languages.json' with { type: 'json' };
import waters from './essentials/waters.json' with { type: 'json' };

const byCountry = new Map(Object.entries(z.record(z.string(), essentialsSchema).parse(countries)));

const byCode = new Map<string, KnownEssentials>([
  ...Object.entries(z.record(z.string(), knownEssentialsSchema).parse(furtherCountries)),
  ...[...byCountry].flatMap(([country, essentials]) => {
    const code = countryCodeOf(country);
    return code === undefined ? [] : [[code, essentials] as const];
  }),
]);

/** What is known of a country or territory by its ISO 3166 code; undefined where nobody wrote about it. */
export const essentialsOfCountry = (code: string): KnownEssentials | undefined => byCode.get(code);

const languagesOf: Readonly<Record<string, string[]>> = languages;
const watersOf = z.record(z.string(), z.enum(tapWaters)).parse(waters);

/** @throws Error for a country that nobody wrote about, so that no destination is put in the catalogue without */
export function essentialsOf({ id, country }: { id: string; country: string }): Essentials {
  const found = byCountry.get(country);
  if (!found) throw new Error(`The essentials of ${country} are missing in essentials/countries.json.`);
  return { ...found, languages: languagesOf[id] ?? found.languages, water: watersOf[id] ?? found.water };
}
