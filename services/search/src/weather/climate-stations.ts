/** How warm it usually is, and under what sky, at stations of all climates of the earth; source: the files' provenance. */
import { z } from '@sojourn/contracts/zod';
import africa from './stations/africa-and-middle-east.json' with { type: 'json' };
import asia from './stations/asia.json' with { type: 'json' };
import europe from './stations/europe-and-arctic.json' with { type: 'json' };
import northAmerica from './stations/north-america.json' with { type: 'json' };
import oceania from './stations/oceania-and-south.json' with { type: 'json' };
import southAmerica from './stations/south-america.json' with { type: 'json' };
import type { KnownClimate, Sky } from './usual-climate.model';

const SKIES: Readonly<Record<string, Sky>> = {
  s: 'sunny',
  p: 'fair',
  m: 'changeable',
  c: 'dull',
  o: 'overcast',
  r: 'rainy',
  t: 'stormy',
};

const rowSchema = z.tuple([
  z.string(),
  z.number(),
  z.number(),
  z.number(),
  z.string().check(z.regex(/^-?\d+( -?\d+){11}$/)),
  z.string().check(z.regex(/^[spmcort]{12}$/)),
]);

/** Every station. */
export const climateStations: readonly KnownClimate[] = [africa, asia, europe, northAmerica, southAmerica, oceania]
  .flatMap(({ stations }) => z.array(rowSchema).parse(stations))
  .map(([name, latitude, longitude, metres, highs, skies]) => ({
    ...{ name, metres, position: { latitude, longitude } },
    highs: highs.split(' ').map(Number),
    skies: [...skies].map((letter) => SKIES[letter] ?? 'fair'),
  }));
