/** Real carriers with their true IATA codes, home, alliance, cabins and the airports they are built around. */
import type { TravelClass } from '@sojourn/contracts';
import { oncePer } from '@sojourn/travel';
import table from './carriers.json' with { type: 'json' };
import agreements from './network/partners.json' with { type: 'json' };

/** `network` carriers connect passengers at their hubs; `low-cost` ones fly point to point; `regional` ones stay near. */
export type CarrierKind = 'network' | 'low-cost' | 'regional';

/** `alliance` is `''` for a carrier that connects with nobody but itself; flights are `nearestKm` to `rangeKm` long. */
export type Carrier = {
  code: string;
  name: string;
  country: string;
  alliance: string;
  kind: CarrierKind;
  nearestKm: number;
  rangeKm: number;
  cabins: readonly TravelClass[];
  hubs: readonly string[];
};

// Under 110 km people drive.
const REGIONAL = { kind: 'regional', nearestKm: 110, rangeKm: 3_000 } as const;
const KINDS: Readonly<Record<string, { kind: CarrierKind; nearestKm: number; rangeKm: number }>> = {
  N: { kind: 'network', nearestKm: 110, rangeKm: 15_500 },
  M: { kind: 'network', nearestKm: 110, rangeKm: 6_500 },
  W: { kind: 'network', nearestKm: 3_000, rangeKm: 15_500 },
  L: { kind: 'low-cost', nearestKm: 150, rangeKm: 4_600 },
  K: { kind: 'low-cost', nearestKm: 150, rangeKm: 10_500 },
  R: REGIONAL,
};
const CABINS: Readonly<Record<string, TravelClass>> = {
  E: 'ECONOMY',
  P: 'PREMIUM_ECONOMY',
  B: 'BUSINESS',
  F: 'FIRST',
};

function carrierOf(row: string): Carrier {
  const [code = '', name = '', country = '', alliance = '', kind = '', cabins = '', hubs = ''] = row.split('|');
  return {
    code,
    name,
    country,
    alliance,
    ...(KINDS[kind] ?? REGIONAL),
    cabins: [...cabins].flatMap((letter) => CABINS[letter] ?? []),
    hubs: hubs.split(' '),
  };
}

/** Every carrier of the table. */
export const carriers: readonly Carrier[] = table.carriers.map(carrierOf);

/** Carriers by their codes. */
export const carrierByCode: ReadonlyMap<string, Carrier> = new Map(carriers.map((carrier) => [carrier.code, carrier]));

const isOfRivalAlliance = (one: Carrier | undefined, other: Carrier | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.alliance !== '' &&
  other.alliance !== '' &&
  one.alliance !== other.alliance;

const partners = new Map<string, Set<string>>();
const addPartners = (code: string, others: readonly string[]) =>
  partners.set(code, new Set([...(partners.get(code) ?? []), ...others]));

for (const group of agreements.groups) {
  const [hub = '', spokes] = group.split(': ');
  if (spokes) {
    addPartners(hub, spokes.split(' '));
    for (const spoke of spokes.split(' ')) addPartners(spoke, [hub]);
    continue;
  }
  const codes = group.split(' ');
  // A third carrier that both sell does not make partners of two alliances' members: only a line of their own does.
  const isPartner = (one: string, other: string) =>
    codes.length === 2 || !isOfRivalAlliance(carrierByCode.get(one), carrierByCode.get(other));
  for (const code of codes)
    addPartners(
      code,
      codes.filter((other) => isPartner(code, other)),
    );
}

/** A search asks the same of the same carriers ten thousand times. */
const decided = oncePer((one: Carrier) => oncePer((other: Carrier) => decide(one, other)));

/**
 * Whether one ticket can hold flights of both: of one carrier or alliance, of partners, or of a regional carrier and a network
 * one that it feeds. Most low-cost carriers sell no connections, not even their own.
 */
export const canConnect = (one: Carrier, other: Carrier): boolean => decided(one)(other);

/** Whether two carriers are of different alliances and no partners: no ticket holds flights of both. */
export const areRivals = (one: Carrier, other: Carrier): boolean =>
  isOfRivalAlliance(one, other) && !canConnect(one, other);

function decide(one: Carrier, other: Carrier): boolean {
  if (partners.get(one.code)?.has(other.code)) return true;
  if (one.kind === 'low-cost' || other.kind === 'low-cost') return false;
  if (one.code === other.code || (one.alliance !== '' && one.alliance === other.alliance)) return true;
  const kinds = [one.kind, other.kind];
  return (
    kinds.includes('regional') && [one, other].some(({ kind, alliance }) => kind === 'regional' && alliance === '')
  );
}

const WEST = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS CH GB US CA JP KR TW AU NZ'.split(
    ' ',
  ),
);
const CLOSED_AIRSPACE = new Set(['UA', 'KP']);
const WITHOUT_ISRAEL = new Set('IR IQ LB SY KW DZ PK BD MY ID TN SA QA OM YE LY SD AF TR'.split(' '));
/** Pairs of countries without flights between them, both ways. */
const APART = new Set(['DZ MA', 'IN PK', 'MD RU', 'AM AZ', 'US VE', 'KR KP', 'IR US', 'CA IR', 'IR IL']);
/** European skies that Iran's carriers may not enter, and whose carriers do not enter Iran's. */
const WITHOUT_IRAN = new Set(
  'AT BE BG HR CZ DK EE FI FR DE GR HU IE IT LV LT LU NL PL PT RO ES SE NO CH GB'.split(' '),
);

/** Whether flights between two countries exist at all: war, sanctions and quarrels close some skies (as of 2026). */
export function isSkyOpen(one: string, other: string): boolean {
  if (CLOSED_AIRSPACE.has(one) || CLOSED_AIRSPACE.has(other)) return false;
  const closed = (a: string, b: string) =>
    ((a === 'RU' || a === 'BY') && WEST.has(b)) ||
    (a === 'IL' && WITHOUT_ISRAEL.has(b)) ||
    (a === 'IR' && WITHOUT_IRAN.has(b)) ||
    APART.has(`${a} ${b}`);
  return !closed(one, other) && !closed(other, one);
}

/** Whether a country's carriers fly round Russia on their way. */
export const fliesRoundRussia = (country: string): boolean => WEST.has(country);

const sovereigns = new Map(
  Object.entries(agreements.sovereigns).flatMap(([state, lands]) => lands.split(' ').map((land) => [land, state])),
);
const commonMarket = new Set(agreements.commonMarket.split(' '));
const homesAbroad = new Set(agreements.homesAbroad);
const stateOf = (country: string) => sovereigns.get(country) ?? country;

/**
 * Whether a carrier may fly inside a country: its own and that of its state, the common market of Europe for its carriers, and
 * where it has a daughter.
 */
export function mayFlyInside({ code, country }: Carrier, inside: string): boolean {
  if (stateOf(country) === stateOf(inside)) return true;
  if (commonMarket.has(country) && commonMarket.has(inside)) return true;
  return homesAbroad.has(`${code} ${inside}`);
}
