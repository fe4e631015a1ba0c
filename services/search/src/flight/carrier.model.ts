/** Real carriers with their true IATA codes, home, alliance, cabins and the airports they are built around. */
import type { TravelClass } from '@sojourn/contracts';
import { carrierRows } from './carriers.model';

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
export const carriers: readonly Carrier[] = carrierRows.map(carrierOf);

const byHub = new Map<string, Carrier[]>();
for (const carrier of carriers) for (const hub of carrier.hubs) byHub.set(hub, [...(byHub.get(hub) ?? []), carrier]);

/** Carriers built around an airport. */
export function carriersBasedAt(airport: string): readonly Carrier[] {
  return byHub.get(airport) ?? [];
}

/** Airports where a network carrier lets passengers change planes. */
export const connectingHubs: readonly string[] = [
  ...new Set(carriers.filter((carrier) => carrier.kind === 'network').flatMap((carrier) => carrier.hubs)),
];

/** Whether one ticket can hold flights of both: the same carrier, or two of one alliance; low-cost carriers sell no connections. */
export function canConnect(one: Carrier, other: Carrier): boolean {
  if (one.kind === 'low-cost' || other.kind === 'low-cost') return false;
  return one.code === other.code || (one.alliance !== '' && one.alliance === other.alliance);
}

const WEST = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS CH GB US CA JP KR TW AU NZ'.split(
    ' ',
  ),
);
const CLOSED_AIRSPACE = new Set(['UA', 'KP', 'SY', 'YE']);
const GULF_AND_LEVANT_WITHOUT_ISRAEL = new Set([
  'IR',
  'IQ',
  'LB',
  'SY',
  'KW',
  'DZ',
  'PK',
  'BD',
  'MY',
  'ID',
  'TN',
  'SA',
  'QA',
  'OM',
]);

/** Whether flights between two countries exist at all: war and sanctions close some skies (as of 2026). */
export function isSkyOpen(one: string, other: string): boolean {
  if (CLOSED_AIRSPACE.has(one) || CLOSED_AIRSPACE.has(other)) return false;
  const closed = (a: string, b: string) =>
    ((a === 'RU' || a === 'BY') && WEST.has(b)) || (a === 'IL' && GULF_AND_LEVANT_WITHOUT_ISRAEL.has(b));
  return !closed(one, other) && !closed(other, one);
}
