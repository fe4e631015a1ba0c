/**
 * `npm run siege`: visitors who mean no good, one kind after the other, on a portal of its own and on loopback alone,
 * beside a person who works normally. `--case word`, once or more, takes the cases whose name has that word. Ends with 1
 * when a line does not hold: the person meets no error and waits at most three times as long as just before, and each
 * case's own promises are kept.
 */
import { parseArgs } from 'node:util';
import { freePort, freshDataDir, Portal } from './portal';
import { asking } from './siege/asking';
import { type Case, play, type Told } from './siege/besieged';
import { failing } from './siege/failing';
import { flooding } from './siege/flooding';
import { guessing } from './siege/guessing';
import { holding } from './siege/holding';
import { killing } from './siege/killing';
import { collectable } from './siege/memory';
import { speaking } from './siege/speaking';
import { type Met, metIn, PersonAtWork } from './siege/person-at-work';
import { mountSmallDisk, unmountSmallDisk } from './small-disk';

const { values } = parseArgs({ options: { case: { type: 'string', multiple: true, default: [''] } } });

const QUIET_SECONDS = 6;
const SLOWER_AT_MOST = 3;
const DISK_MEGABYTES = 768;

type Line = { name: string; holds: boolean; quiet: number; during: number; errors: number; happened: string };

function judge({ name }: Case, [quiet, met]: [Met, Met], told: Told): Line {
  const faults = [...told.faults, ...new Set(met.errors)];
  if (met.p95 > quiet.p95 * SLOWER_AT_MOST) faults.push('the person waits too long');
  for (const fault of faults.slice(0, 8)) console.log(`    ${name}: ${fault}`);
  return {
    ...{ name, holds: faults.length === 0, happened: told.happened },
    ...{ quiet: Math.round(quiet.p95), during: Math.round(met.p95), errors: met.errors.length },
  };
}

async function besiege(portal: Portal): Promise<Line[]> {
  const person = await PersonAtWork.start(portal.place.port);
  const lines: Line[] = [];
  try {
    for (const each of [...holding, ...flooding, ...guessing, ...asking, ...speaking, ...failing, ...killing]) {
      if (!values.case.some((word) => each.name.includes(word))) continue;
      console.log(`  ${each.name} ...`);
      const quiet = await person.quietly(each.work, QUIET_SECONDS);
      const { seen, outcome } = await person.during(each.work, () => play(each, portal));
      lines.push(judge(each, [quiet, metIn(seen, outcome.outage)], outcome));
    }
  } finally {
    person.leave();
  }
  return lines;
}

const dataDir = freshDataDir();
const isMounted = mountSmallDisk(dataDir, DISK_MEGABYTES);
if (!isMounted)
  console.log('No file system of its own could be mounted (that takes root): the case of the full disk will say so.');
const port = await freePort();
const portal = await Portal.start({ port, dataDir }, collectable);
try {
  const lines = await besiege(portal);
  console.log('What the person met: 95 of 100 answers came within so many ms, just before and during the case');
  console.table(
    lines.map(({ name, holds, quiet, during, errors, happened }) => ({
      ...{ case: name, holds: holds ? 'yes' : 'NO', 'quiet ms': quiet, 'during ms': during, errors, happened },
    })),
  );
  process.exitCode = lines.length > 0 && lines.every(({ holds }) => holds) ? 0 : 1;
} finally {
  await portal.stop();
  if (isMounted) unmountSmallDisk(dataDir);
  portal.forget();
}
