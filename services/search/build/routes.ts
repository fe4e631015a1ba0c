/**
 * Packs the OpenFlights routes of 2014 into `src/flight/openflights/routes-2014.json`, which stays under their licence. The
 * table comes from openflights.org/data as `origin,destination,carrier,equipment`, code shares left out:
 * `npm run build:routes -w @sojourn/search -- routes-2014.csv`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Who flies what: wide-bodies, narrow-bodies and regional jets, propellers. */
const WIDE = /^(33\d|34\d|35\d|310|313|31[0-3]|38\d|74\w|76\w|77\w|78\w|AB\d|A81|L10|M11|IL9|ILW|772)$/;
const PROPELLER =
  /^(AT\w|A40|A58|DH\w|DHP|DHT|SF3|S20|J31|J32|J41|BE\w|BET|CN\w|BNI|BNT|SWM|EM2|EMB|F50|D38|ATP|L4T|AN\w|YN\w|PL2|PA\w|PAG|SH\w|DHL|T20|I14|BEH|CWC|D28)$/;

const kindOf = (equipment: string) => {
  const types = equipment.split(' ').filter(Boolean);
  if (types.some((type) => WIDE.test(type) && !/^(32|73|75)/.test(type))) return 'w';
  return types.length > 0 && types.every((type) => PROPELLER.test(type)) ? 'p' : 'n';
};

const [path = ''] = process.argv.slice(2);
const pairs = new Map<string, Map<string, Map<string, string>>>();
for (const line of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
  const [from = '', to = '', carrier = '', equipment = ''] = line.trim().split(',');
  // A route listed one way only is flown both ways, but for a few triangles.
  const [one = '', other = ''] = [from, to].toSorted();
  const ofCarrier = pairs.get(carrier) ?? new Map<string, Map<string, string>>();
  const ofOne = ofCarrier.get(one) ?? new Map<string, string>();
  const kinds = [ofOne.get(other) ?? '', kindOf(equipment)];
  ofOne.set(other, ['w', 'n', 'p'].find((kind) => kinds.includes(kind)) ?? 'n');
  pairs.set(carrier, ofCarrier.set(one, ofOne));
}
const sorted = <Value>(map: Map<string, Value>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
const routes = Object.fromEntries(
  sorted(pairs).map(([carrier, ofCarrier]) => [
    carrier,
    sorted(ofCarrier)
      .map(
        ([one, others]) =>
          `${one}:${sorted(others)
            .map(([other, kind]) => (kind === 'n' ? other : other + kind))
            .join('')}`,
      )
      .join(' '),
  ]),
);
const provenance =
  'Routes of June 2014 by OpenFlights (openflights.org/data), Open Database License 1.0: see NOTICE.md. Packed by services/search/build/routes.ts.';
const lines = Object.entries(routes).map(([carrier, text]) => `${JSON.stringify(carrier)}:${JSON.stringify(text)}`);
const text = `{"provenance":${JSON.stringify(provenance)},"routes":{\n${lines.join(',\n')}\n}}\n`;
writeFileSync(new URL('../src/flight/openflights/routes-2014.json', import.meta.url), text);
process.stdout.write(`${lines.length} carriers, ${Math.round(text.length / 1024)} kB\n`);
