/** Where no house serves alcohol, by law. A place that is not certain is not named. */
import { foldWords } from '@sojourn/travel';
import type { StayPlace } from './market.model';

/**
 * Countries without bars: alcohol is forbidden to all, or sold to no hotel guest. Kuwait (Law 46 of 1964), Saudi Arabia (royal decree of
 * 1952), Iran, Libya, Sudan, Yemen, Afghanistan, Somalia, Mauritania, Brunei (no public sale), Iraq (Law 1 of 2023), Pakistan (permit
 * rooms only) and Bangladesh outside licensed houses, which a sample cannot know.
 */
const COUNTRIES = new Set('KW SA IR LY SD YE AF SO MR BN IQ PK BD'.split(' '));

/** Parts of countries that are otherwise not dry, by the folded names of their towns. */
const TOWNS: Readonly<Record<string, ReadonlySet<string>>> = {
  // The emirate of Sharjah with its exclaves.
  AE: new Set(['sharjah', 'khor fakkan', 'khawr fakkan', 'kalba', 'dibba al hisn', 'adh dhayd', 'al dhaid']),
  // The prohibition states Gujarat, Bihar and Nagaland, and holy towns where it is not sold: Rishikesh, Haridwar, Pushkar.
  IN: new Set([
    ...['ahmedabad', 'vadodara', 'surat', 'rajkot', 'bhuj', 'dwarka', 'somnath', 'jamnagar', 'junagadh', 'gandhinagar'],
    ...['bhavnagar', 'kevadia', 'palitana', 'mandvi', 'veraval', 'porbandar', 'anand'],
    ...['patna', 'gaya', 'bodh gaya', 'bodhgaya', 'rajgir', 'nalanda', 'muzaffarpur', 'bhagalpur', 'vaishali'],
    ...['kohima', 'dimapur', 'rishikesh', 'haridwar', 'pushkar'],
  ]),
  // Aceh.
  ID: new Set(['banda aceh', 'sabang', 'lhokseumawe', 'langsa', 'meulaboh', 'takengon']),
};

/** Islands of one resort, on which guests are served; on the Maldives' inhabited islands nobody is. */
const RESORT_ISLAND = /^(lankanfinolhu|kandooma|hulhule)\b/;

/** Whether a house in a quarter of a place may not serve alcohol. */
export function isDry({ countryCode, town, name }: Pick<StayPlace, 'countryCode' | 'town' | 'name'>, district: string) {
  if (COUNTRIES.has(countryCode)) return true;
  if (countryCode === 'MV') return !RESORT_ISLAND.test(foldWords(district));
  const towns = TOWNS[countryCode];
  return towns !== undefined && [town, name, ...district.split(',')].some((each) => towns.has(foldWords(each)));
}
