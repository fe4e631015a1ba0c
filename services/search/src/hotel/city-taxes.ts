/** The taxes on a night, of cities before those of their countries. What is not certain of a city is its country's usual. */
import { foldWords } from '@sojourn/travel';
import type { CityTax } from './city-tax.model';
import countries from './market/countries.json' with { type: 'json' };
import type { StayPlace } from './market.model';

/** Dollars for one of each, as these taxes are summed in dollars; rounded rates of 2026. */
const [EUR, JPY, AED, MYR, IDR, CZK] = [1.15, 0.0065, 0.2723, 0.235, 0.00006, 0.047];

type CityRow = { country: string; cities: string; taxes: readonly CityTax[] };

const byStars = (money: number, amounts: readonly [number, number, number, number, number]) => ({
  byStars: amounts.map((each) => each * money) as unknown as readonly [number, number, number, number, number],
});
const yenSteps = (...steps: readonly (readonly [from: number, amount: number])[]) => ({
  steps: steps.map(([from, amount]) => [from * JPY, amount * JPY] as const),
});
const SUMMER = [4, 5, 6, 7, 8, 9, 10];
const WINTER = [11, 12, 1, 2, 3];

const CITIES: readonly CityRow[] = [
  // Câmara Municipal de Lisboa, taxa municipal turística: 4 euros since 1 September 2024, at most 7 nights.
  { country: 'PT', cities: 'lisbon', taxes: [{ guest: 4 * EUR, mostNights: 7 }] },
  // Câmara Municipal do Porto: 3 euros since 1 December 2024, at most 7 nights.
  { country: 'PT', cities: 'porto', taxes: [{ guest: 3 * EUR, mostNights: 7 }] },
  // Berlin, Übernachtungsteuergesetz: 7.5 % since 1 January 2025.
  { country: 'DE', cities: 'berlin', taxes: [{ share: 0.075 }] },
  // Cologne, Kulturförderabgabe: 5 %. Frankfurt, Tourismusbeitrag: 2 euros.
  { country: 'DE', cities: 'cologne|köln', taxes: [{ share: 0.05 }] },
  { country: 'DE', cities: 'frankfurt|frankfurt am main', taxes: [{ guest: 2 * EUR }] },
  // Bavaria forbids the tax since 2023 (Kommunalabgabengesetz, article 3); Stuttgart has none.
  {
    country: 'DE',
    cities: 'munich|nuremberg|augsburg|regensburg|würzburg|bamberg|stuttgart',
    taxes: [],
  },
  // Gemeente Amsterdam, toeristenbelasting: 12.5 % since 2024.
  { country: 'NL', cities: 'amsterdam', taxes: [{ share: 0.125 }] },
  // Ajuntament de Barcelona: the regional tax (1 to 3.50) and 4 euros of the city since October 2024, at most 7 nights.
  {
    country: 'ES',
    cities: 'barcelona',
    taxes: [
      { guest: byStars(EUR, [5, 5, 5, 5.7, 7.5]), mostNights: 7, kinds: ['hotel', 'resort', 'guesthouse', 'hostel'] },
      { guest: 6.25 * EUR, mostNights: 7, kinds: ['apartment'] },
    ],
  },
  // Balearic Islands, impost de turisme sostenible (Ley 2/2016) with 10 % VAT; a quarter of it from November to April.
  {
    country: 'ES',
    cities: 'mallorca|majorca|palma|palma de mallorca|ibiza|menorca|formentera',
    taxes: [
      { guest: byStars(EUR, [2.2, 2.2, 2.2, 3.3, 4.4]), months: [5, 6, 7, 8, 9, 10] },
      { guest: byStars(EUR, [0.55, 0.55, 0.55, 0.83, 1.1]), months: [11, 12, 1, 2, 3, 4] },
    ],
  },
  // Roma Capitale, contributo di soggiorno: since October 2023, at most 10 nights.
  { country: 'IT', cities: 'rome', taxes: [{ guest: byStars(EUR, [4, 5, 6, 7.5, 10]), mostNights: 10 }] },
  // Comune di Venezia, imposta di soggiorno: at most 5 nights.
  { country: 'IT', cities: 'venice', taxes: [{ guest: byStars(EUR, [1, 2, 3, 4.5, 5]), mostNights: 5 }] },
  // Comune di Firenze: since April 2023, at most 7 nights.
  { country: 'IT', cities: 'florence', taxes: [{ guest: byStars(EUR, [3.5, 4.5, 6, 7, 8]), mostNights: 7 }] },
  // Ville de Paris, taxe de séjour with the surcharges of the region since 2024 (tariff of 2025).
  { country: 'FR', cities: 'paris', taxes: [{ guest: byStars(EUR, [2.6, 3.25, 5.53, 8.45, 11.38]) }] },
  // Prague: 50 crowns since 2022.
  { country: 'CZ', cities: 'prague', taxes: [{ guest: 50 * CZK }] },
  // Budapest: 4 % of the rate.
  { country: 'HU', cities: 'budapest', taxes: [{ share: 0.04 }] },
  // Vienna, Ortstaxe: 3.2 %, 5 % from 1 July 2026, 8 % from 1 July 2027 (Wiener Tourismusförderungsgesetz).
  {
    country: 'AT',
    cities: 'vienna',
    taxes: [
      { share: 0.032, until: '2026-06-30' },
      { share: 0.05, since: '2026-07-01', until: '2027-06-30' },
      { share: 0.08, since: '2027-07-01' },
    ],
  },
  // City of Edinburgh Council, visitor levy: 5 % from 24 July 2026, of the first 5 nights.
  { country: 'GB', cities: 'edinburgh', taxes: [{ share: 0.05, mostNights: 5, since: '2026-07-24' }] },
  // Glasgow City Council, visitor levy: 5 % from 25 January 2027.
  { country: 'GB', cities: 'glasgow', taxes: [{ share: 0.05, since: '2027-01-25' }] },
  // Kyoto City, accommodation tax by what a guest's night costs: new steps from 1 March 2026.
  {
    country: 'JP',
    cities: 'kyoto',
    taxes: [
      {
        guest: yenSteps([0, 200], [6_000, 400], [20_000, 1_000], [50_000, 4_000], [100_000, 10_000]),
        since: '2026-03-01',
      },
    ],
  },
  // Tokyo Metropolis; Osaka Prefecture, new steps from 1 September 2025.
  { country: 'JP', cities: 'tokyo', taxes: [{ guest: yenSteps([10_000, 100], [15_000, 200]) }] },
  { country: 'JP', cities: 'osaka', taxes: [{ guest: yenSteps([5_000, 200], [15_000, 400], [20_000, 500]) }] },
  // Bali, levy on foreign visitors (Perda 6/2023): 150,000 rupiahs once a visit, whatever the nights.
  {
    country: 'ID',
    cities: 'bali|denpasar|ubud|canggu|seminyak|kuta|sanur|nusa dua|uluwatu',
    taxes: [{ visit: 150_000 * IDR }],
  },
  // Dubai, Tourism Dirham: by room and stars; with the municipality's 7 %.
  { country: 'AE', cities: 'dubai', taxes: [{ room: byStars(AED, [7, 10, 10, 15, 20]) }, { share: 0.07 }] },
  // New York City: 14.75 % of state and city, with 3.50 dollars a room.
  { country: 'US', cities: 'new york|new york city', taxes: [{ share: 0.1475 }, { room: 3.5 }] },
  // Hawaii: 11 % of the state from 2026 (Act 96 of 2025), 3 % of the county, 4.5 % general excise.
  {
    country: 'US',
    cities:
      'honolulu|oahu|maui|kauai|hawaii|big island|island of hawaii|hawaii island|kona|kailua kona|hilo|lahaina|molokai|lanai',
    taxes: [{ share: 0.185 }],
  },
  // Florida: 6 % of the state, with the county's surtax and tourist tax: Monroe 1.5 and 5 %, Orange 0.5 and 6 %, Pinellas 1 and 6 %.
  { country: 'US', cities: 'key west|florida keys|key largo|islamorada|marathon|orlando', taxes: [{ share: 0.125 }] },
  { country: 'US', cities: 'clearwater beach|clearwater|st. pete beach|saint petersburg', taxes: [{ share: 0.13 }] },
  // South Carolina: 7 % of the state, 6 % of Myrtle Beach and its county.
  { country: 'US', cities: 'myrtle beach', taxes: [{ share: 0.13 }] },
  // District of Columbia: 15.95 % since 2023.
  { country: 'US', cities: 'washington|washington dc', taxes: [{ share: 0.1595 }] },
  // Texas: 6 % of the state, with the city and its venues: 11 % in Austin and Houston, 10.75 % in San Antonio.
  { country: 'US', cities: 'austin|houston', taxes: [{ share: 0.17 }] },
  { country: 'US', cities: 'san antonio', taxes: [{ share: 0.1675 }] },
  // New Hampshire, meals and rooms tax 8.5 %; Maine, lodging 9 %; Vermont, rooms 9 % and 1 % of towns that chose it.
  { country: 'US', cities: 'north conway', taxes: [{ share: 0.085 }] },
  {
    country: 'US',
    cities: 'bar harbor|kennebunkport|ogunquit|boothbay harbor|old orchard beach',
    taxes: [{ share: 0.09 }],
  },
  { country: 'US', cities: 'stowe|killington', taxes: [{ share: 0.1 }] },
  // Connecticut, room occupancy tax: 15 %. Delaware: 8 % of the state, 3 % of Rehoboth Beach.
  { country: 'US', cities: 'mystic', taxes: [{ share: 0.15 }] },
  { country: 'US', cities: 'rehoboth beach', taxes: [{ share: 0.11 }] },
  // Montana: 8 % of the state; resort taxes of Big Sky and West Yellowstone 4 %, of Whitefish 3 %. Anchorage: 12 %.
  { country: 'US', cities: 'big sky|west yellowstone|anchorage', taxes: [{ share: 0.12 }] },
  { country: 'US', cities: 'whitefish', taxes: [{ share: 0.11 }] },
  { country: 'US', cities: 'bozeman|missoula|kalispell', taxes: [{ share: 0.08 }] },
  // Alberta: 5 % GST and the tourism levy of 4 %.
  {
    country: 'CA',
    cities: 'banff|jasper|canmore|lake louise|calgary|edmonton|waterton park',
    taxes: [{ share: 0.09 }],
  },
  // British Columbia: 5 % GST, 8 % PST and 3 % of the municipality; Vancouver takes 2.5 % more from 2023 to 2030.
  {
    country: 'CA',
    cities:
      'tofino|ucluelet|victoria|whistler|kelowna|penticton|osoyoos|revelstoke|golden|fernie|sun peaks|parksville|kamloops',
    taxes: [{ share: 0.16 }],
  },
  { country: 'CA', cities: 'vancouver', taxes: [{ share: 0.185 }] },
  // Quebec: 5 % GST, 9.975 % QST and the lodging tax of 3.5 %.
  {
    country: 'CA',
    cities: 'montreal|québec|quebec city|mont-tremblant|bromont|baie-saint-paul|tadoussac|gaspé|percé',
    taxes: [{ share: 0.185 }],
  },
  // Ontario: 13 % HST; City of Toronto, accommodation tax of 8.5 % from June 2025 to July 2026, else 6 %; Ottawa 5 %.
  {
    country: 'CA',
    cities: 'toronto',
    taxes: [
      { share: 0.215, until: '2026-07-31' },
      { share: 0.19, since: '2026-08-01' },
    ],
  },
  { country: 'CA', cities: 'ottawa', taxes: [{ share: 0.18 }] },
  // Prince Edward Island: 15 % HST and a levy of 3 %; Nova Scotia: 14 % HST since April 2025, Halifax's levy 3 %.
  { country: 'CA', cities: 'prince edward island|charlottetown|cavendish|summerside', taxes: [{ share: 0.18 }] },
  { country: 'CA', cities: 'halifax', taxes: [{ share: 0.17 }] },
  // Kutchan Town, accommodation tax: 2 %, 3 % from April 2026. Atami City: 200 yen since April 2025.
  {
    country: 'JP',
    cities: 'niseko|kutchan|hirafu',
    taxes: [
      { share: 0.02, until: '2026-03-31' },
      { share: 0.03, since: '2026-04-01' },
    ],
  },
  { country: 'JP', cities: 'atami', taxes: [{ guest: 200 * JPY }] },
];

/** Rules of whole countries that are more than one amount. */
const COUNTRIES: Readonly<Record<string, readonly CityTax[]>> = {
  // Greece, climate resilience fee by room and stars (Law 5162/2024, from 2025); apartments that are let 8 and 2 euros.
  GR: [
    { room: byStars(EUR, [2, 2, 5, 10, 15]), months: SUMMER, kinds: ['hotel', 'resort', 'guesthouse', 'hostel'] },
    { room: byStars(EUR, [0.5, 0.5, 1.5, 3, 4]), months: WINTER, kinds: ['hotel', 'resort', 'guesthouse', 'hostel'] },
    { room: 8 * EUR, months: SUMMER, kinds: ['apartment'] },
    { room: 2 * EUR, months: WINTER, kinds: ['apartment'] },
  ],
  // France: the most that the law allows a town in 2025, without surcharges.
  FR: [{ guest: byStars(EUR, [0.9, 1, 1.7, 2.6, 3.5]) }],
  // Maldives, green tax from 2025: 12 dollars, 6 in guesthouses of fewer than 50 rooms on inhabited islands.
  MV: [
    { guest: 12, kinds: ['hotel', 'resort'] },
    { guest: 6, kinds: ['guesthouse', 'apartment', 'hostel'] },
  ],
  // Malaysia, tourism tax (Act 791): 10 ringgits a room.
  MY: [{ room: 10 * MYR }],
  // India, goods and services tax since 22 September 2025: 5 %, above 7,500 rupees a room's night 18 %.
  IN: [
    {
      share: {
        steps: [
          [0, 0.05],
          [88, 0.18],
        ],
      },
    },
  ],
  // Malta, eco-contribution: at most 5 euros a stay.
  MT: [{ guest: 0.5 * EUR, mostNights: 10 }],
};

const rows = new Map(
  CITIES.flatMap(({ country, cities, taxes }) =>
    cities.split('|').map((city) => [`${foldWords(city)} ${country}`, taxes] as const),
  ),
);

/** What is collected in a place: the city's, else the country's; nothing where nothing is known. */
export function taxesOf({
  countryCode,
  town,
  name,
}: Pick<StayPlace, 'countryCode' | 'town' | 'name'>): readonly CityTax[] {
  const named = [town, town.split(/ and |, /)[0] ?? '', name].map((each) =>
    rows.get(`${foldWords(each)} ${countryCode}`),
  );
  const city = named.find((taxes) => taxes !== undefined);
  if (city) return city;
  const guest = (countries.taxPerGuest as Record<string, number>)[countryCode];
  const share = (countries.taxShare as Record<string, number>)[countryCode];
  const usual = guest === undefined && share === undefined ? [] : [{ guest: guest ?? 0, share: share ?? 0 }];
  return COUNTRIES[countryCode] ?? usual;
}
