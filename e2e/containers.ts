/**
 * `npm run containers`: the image and the whole composition, run for real: built as they are written, brought up, visited,
 * scaled under load, killed one by one, released into, stopped and taken away. Uses the Docker engine that runs; else, as
 * root, starts one of its own. Base images that cannot be pulled are made from packages, and the document engine stands
 * in for MongoDB. `--part killing`, once or more, takes those parts besides building, beginning and ending. Ends with 1
 * when a line does not hold, or there is no engine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from './portal';
import { provideBaseImages } from './containers/base-images';
import { Composition, OWN_IMAGES } from './containers/composition';
import { Engine, HOW_TO_GET_ONE } from './containers/engine';
import { killing } from './containers/killing';
import { openPlainPort } from './containers/plain-port';
import { releasing } from './containers/releasing';
import { scaling } from './containers/scaling';
import { standing } from './containers/standing';
import { stopping } from './containers/stopping';
import { type Line, lineOf, secondsSince, type Tried } from './containers/trial';

const MEGABYTES_AT_MOST = 300;
const PARTS = { standing, scaling, killing, releasing };

const { values } = parseArgs({ options: { part: { type: 'string', multiple: true, default: [''] } } });
const chosen = Object.entries(PARTS).flatMap(([name, part]) =>
  values.part.some((word) => name.includes(word)) ? [part] : [],
);

const say = (line: Line) => {
  console.log(`  ${line.faults.length === 0 ? 'holds' : 'FAILS'}: ${line.what} (${line.seen})`);
  for (const fault of line.faults.slice(0, 8)) console.log(`    ${fault}`);
};

const built = (composition: Composition) =>
  lineOf(`the image is below ${MEGABYTES_AT_MOST} MB`, async () => {
    const began = Date.now();
    const megabytes = await composition.build();
    const seen = `${megabytes.toFixed(0)} MB, built in ${secondsSince(began)}`;
    return { seen, faults: megabytes < MEGABYTES_AT_MOST ? [] : ['too large'] };
  });

const broughtUp = (composition: Composition) =>
  lineOf('the composition comes up', async () => {
    const began = Date.now();
    await composition.up();
    return { seen: `${(await composition.containers()).length} containers in ${secondsSince(began)}`, faults: [] };
  });

/** Each part in turn; what ends it also after a part that fails. */
async function tryAll(composition: Composition): Promise<Line[]> {
  const lines: Line[] = [];
  const take = (line: Line) => {
    say(line);
    lines.push(line);
    return line.faults.length === 0;
  };
  if (!take(await built(composition))) return lines;
  const plain = await openPlainPort(composition.port);
  const tried: Tried = { composition, plainPort: plain.port };
  const parts = take(await broughtUp(composition)) ? [...chosen, stopping] : [stopping];
  for (const part of parts) {
    for await (const line of part(tried)) take(line);
  }
  plain.close();
  return lines;
}

const folder = mkdtempSync(join(tmpdir(), 'sojourn-docker-'));
const engine = await Engine.find(folder);
const made: string[] = [];
let composition: Composition | undefined;

async function takeAway(): Promise<void> {
  try {
    await composition?.down();
    await engine?.forget([...Object.values(OWN_IMAGES), ...made]);
  } finally {
    await engine?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    console.log('  Taking everything away ...');
    void takeAway().finally(() => process.exit(code));
  });
}

try {
  if (!engine) throw new Error(HOW_TO_GET_ONE);
  console.log(
    `  ${engine.isOwn ? 'An engine of our own is started' : 'The engine that runs is used'}; base images ...`,
  );
  made.push(...(await provideBaseImages(engine, folder)));
  console.log(`  Made here: ${made.join(', ') || 'none, all were there'}; building ...`);
  composition = await Composition.prepare(engine, folder, await freePort());
  const lines = await tryAll(composition);
  console.table(lines.map(({ what, seen, faults }) => ({ what, holds: faults.length === 0 ? 'yes' : 'NO', seen })));
  process.exitCode = lines.every(({ faults }) => faults.length === 0) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await takeAway();
}
