/**
 * `npm run wander`: a stranger walks through the portal in Chromium, does what nobody has done yet, and after every step
 * what always has to hold is looked at (docs/decisions/084). `--minutes 20` walks longer, `--seed 7` other ways, `--visitor
 * phone` takes those visitors whose name has that word, `--steps 40` is the length of a walk, `--origin http://…` walks in a
 * portal that runs already (with `TRUSTED_PROXY_HOPS=1`), `--memory file` goes on
 * where an earlier run ended, and keeps there what has been met. `--fixed` walks the same seeds each time, `--planted` looks whether
 * planted faults are found, with `--fault 400` those whose name has that word. `--replay test-results/wander/….json` says
 * whether the steps of a failure meet it again. Ends with 1 when something does not hold, or when a run of 20 minutes and more has met less than
 * 95 % of the controls that it saw.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import config from './playwright.config';
import { freePort, freshDataDir, Portal } from './portal';
import { tripTitles } from './wander/arrival';
import { readCatalogueWords } from './wander/catalogue-words';
import { Coverage } from './wander/coverage';
import { buildPageScript } from './wander/page-script';
import { plantedFaults } from './wander/planted';
import { run } from './wander/run';
import { visitors } from './wander/visitors';
import { meetsAgain, type Failure, type Ground } from './wander/walk';

const text = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    minutes: text('4'),
    seed: text(String(Math.floor(Date.now() / 1000) % 100_000)),
    visitor: text(''),
    steps: text('120'),
    origin: { type: 'string' },
    memory: { type: 'string' },
    replay: { type: 'string' },
    fixed: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    fault: text(''),
    'no-shrink': { type: 'boolean', default: false },
  },
});

const LONG_RUN_MINUTES = 20;
const LEAST_MET = 0.95;
const PLANTED_MINUTES = 5;
/** The walks of `--fixed`: always the same. On a busy machine they end with the time, which is no fault. */
const FIXED = { seed: 1, minutes: 2, walks: 6, steps: 25 };

const say = (line: string) => console.log(line);
const seed = values.fixed ? FIXED.seed : Number(values.seed);
const minutes = values.fixed ? FIXED.minutes : Number(values.minutes);
const inMinutes = (count: number) => Date.now() + count * 60_000;
const named = (word: string) => visitors.filter(({ name }) => name.includes(word) && name.includes(values.visitor));
if (named('').length === 0)
  throw new Error(`No visitor is called ${values.visitor}: ${visitors.map(({ name }) => name).join(', ')}`);

function sayTimes({ spent }: Ground, steps: number): string {
  const times = Object.entries(spent).map(([what, ms]) => `${what} ${Math.round(ms / Math.max(steps, 1))} ms`);
  return `A step takes: ${times.join(', ')}`;
}

async function wander(ground: Ground): Promise<boolean> {
  const { memory } = values;
  const { walks, steps, failures } = await run(ground, {
    ...{ visitors: named(''), seed, until: inMinutes(minutes), say },
    ...(memory && { keep: () => ground.coverage.keep(memory) }),
    walks: values.fixed ? FIXED.walks : Infinity,
    steps: values.fixed ? FIXED.steps : Number(values.steps),
    shrinkTries: values['no-shrink'] ? 0 : values.fixed ? 3 : 8,
  });
  const { met, seen, unmet } = ground.coverage.report();
  if (!values.fixed) say(`\nNo walk has met:\n${unmet.map((each) => `  ${each}`).join('\n')}`);
  const share = Math.round((met / Math.max(seen, 1)) * 100);
  say(
    `${steps} steps in ${walks} walks, seed ${seed}: ${met} of ${seen} controls met (${share} %), ${failures.length} faults`,
  );
  say(sayTimes(ground, steps));
  const isThin = !values.fixed && minutes >= LONG_RUN_MINUTES && met < seen * LEAST_MET;
  const lasting = failures.filter(({ isOnce }) => !isOnce);
  if (lasting.length < failures.length)
    say(`${failures.length - lasting.length} of the faults were met once and not again`);
  return (values.fixed ? lasting : failures).length === 0 && !isThin && steps > 0;
}

/** Each planted fault by itself, in a run that knows nothing of the others. */
async function findPlanted(ground: Ground): Promise<boolean> {
  let missed = 0;
  // What axe says of a state is the same whichever fault is planted.
  const seenByAxe = new Set<string>();
  const faults = plantedFaults.filter(({ name }) => name.includes(values.fault));
  for (const { name, visitor, plant, isFound } of faults) {
    const began = Date.now();
    const fresh = { ...ground, coverage: ground.coverage.another(), seenByAxe, spent: {}, prepare: plant };
    const { failures, steps } = await run(fresh, {
      ...{
        visitors: named(visitor),
        seed,
        until: inMinutes(PLANTED_MINUTES),
        walks: Infinity,
        steps: 60,
        shrinkTries: 0,
      },
      isEnough: isFound,
      say,
    });
    const isMet = failures.some(isFound);
    if (!isMet) missed += 1;
    say(`  ${name}: ${isMet ? 'found' : 'MISSED'} after ${steps} steps, ${Math.round((Date.now() - began) / 1_000)} s`);
    say(`  ${sayTimes(fresh, steps)}`);
  }
  say(`${faults.length - missed} of ${faults.length} planted faults found`);
  return missed === 0;
}

async function replay(ground: Ground, file: string): Promise<boolean> {
  const failure = JSON.parse(readFileSync(file, 'utf8')) as Failure;
  const isMet = await meetsAgain(ground, failure, failure.steps);
  say(`${failure.key}: ${isMet ? 'met again' : 'not met'}`);
  return !isMet;
}

const portal = values.origin
  ? undefined
  : await Portal.start({ port: await freePort(), dataDir: freshDataDir() }, { TRUSTED_PROXY_HOPS: '1' });
const origin = values.origin ?? portal?.origin ?? '';
const launch = config.use?.launchOptions;
const browser = await chromium.launch({
  ...launch,
  // Only the portal is there: a step that leads away from it says so instead of leaving.
  args: [...(launch?.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
});
try {
  const coverage = new Coverage([...(await readCatalogueWords(origin)), ...tripTitles()]);
  if (values.memory) coverage.recall(values.memory);
  const ground = { browser, origin, script: buildPageScript(), coverage, seenByAxe: new Set<string>(), spent: {} };
  const isFine = values.replay
    ? await replay(ground, values.replay)
    : await (values.planted ? findPlanted(ground) : wander(ground));
  process.exitCode = isFine ? 0 : 1;
} finally {
  await browser.close();
  await portal?.stop();
  portal?.forget();
}
