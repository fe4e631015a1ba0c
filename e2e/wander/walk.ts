/** A walk: a visitor comes, does steps until there are enough of them, and what does not hold is noted with the way to it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from '@playwright/test';
import { arrive } from './arrival';
import { choose } from './choose';
import type { Coverage } from './coverage';
import { keyOfFinding, type Finding } from './finding';
import { nameOfStart, startsOf, tourOf } from './starts';
import { sayStep, type Step } from './step';
import type { Visitor } from './visitors';
import { Visit } from './visit';
import { kindOf, stepsOn, Trail } from './ways';

/** Where and with what walks are made. */
export type Ground = {
  browser: Browser;
  origin: string;
  script: string;
  coverage: Coverage;
  seenByAxe: Set<string>;
  /** What took how long, in ms. */
  spent: Record<string, number>;
  prepare?: (context: BrowserContext) => Promise<unknown>;
};

/** A finding and the way to it. */
export type Failure = Finding & {
  key: string;
  visitor: Visitor;
  seed: number;
  steps: readonly Step[];
  picture: string;
  /** Its own steps did not meet it again: a machine that was busy, or chance. */
  isOnce: boolean;
};

const folder = fileURLToPath(new URL('../../test-results/wander', import.meta.url));
/** Whose walk finds so often in a row nothing new makes room for the next. */
const BARREN = 12;

let serial = 1 + (process.pid % 60_000) * 16;

async function come(ground: Ground, visitor: Visitor) {
  const guest = await arrive(ground.browser, { ...ground, visitor, serial: (serial += 1) });
  return { guest, visit: new Visit({ ...ground, guest }) };
}

async function takePicture(visit: Visit, name: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  await visit.page.screenshot({ path, animations: 'disabled' }).catch(() => undefined);
  return path;
}

/** `known` faults are not noted again; `isOver` ends a walk before its last step. */
export type WalkOptions = {
  visitor: Visitor;
  seed: number;
  steps: number;
  known: Map<string, Failure>;
  isOver: () => boolean;
};

/** @returns how many steps were walked */
export async function walk(
  ground: Ground,
  { visitor, seed, steps: limit, known, isOver }: WalkOptions,
): Promise<number> {
  const began = performance.now();
  const { guest, visit } = await come(ground, visitor);
  const spend = (what: string, ms: number) => (ground.spent[what] = (ground.spent[what] ?? 0) + ms);
  spend('come', performance.now() - began);
  const starts = startsOf(guest);
  const { coverage } = ground;
  const isUnopened = (path: string) => !coverage.hasOpened(nameOfStart(path, guest));
  const noteOpened = (step: Step) => {
    if (step.does === 'open') coverage.noteOpened(nameOfStart(step.path, guest));
  };
  const [first = starts[seed % starts.length] ?? '/', ...tour] = tourOf(guest).filter(isUnopened);
  const steps: Step[] = [{ does: 'open', path: first }];
  const trail = new Trail(guest);
  const kind = kindOf(visitor);
  /** What is walked towards, and the steps that are left of the way to it. */
  let goal: string | undefined;
  let ahead = tour.map((path): Step => ({ does: 'open', path }));
  let at = 0;
  /** How often in a row nothing new was used. */
  let barren = 0;
  const abandon = () => {
    if (goal !== undefined) coverage.miss(goal, kind);
    goal = undefined;
    ahead = [];
    barren += 1;
  };
  const nextStep = (): Step | undefined => {
    const planned = ahead.shift();
    if (planned) return planned;
    at += 1;
    const unopened = starts.filter(isUnopened);
    const choice = choose({ seed, at, kind, way: trail.way, look: visit.look, coverage, starts, unopened }, goal);
    if (!choice) abandon();
    else if ('goal' in choice) {
      goal = choice.goal;
      ahead = stepsOn(choice.way, guest);
    } else {
      goal = undefined;
      return choice.step;
    }
    return undefined;
  };
  const note = async (findings: readonly Finding[]) => {
    for (const finding of findings) {
      const key = keyOfFinding(finding);
      if (known.has(key)) continue;
      const picture = await takePicture(visit, `${seed}-${visitor.name}-${steps.length}-${finding.kind}`);
      known.set(key, { ...finding, key, visitor, seed, steps: [...steps], picture, isOnce: false });
    }
  };
  try {
    await ground.prepare?.(guest.context);
    await note(await visit.begin((steps[0] as { path: string }).path));
    noteOpened(steps[0] as Step);
    trail.follow(steps[0] as Step, visit.look);
    while (steps.length < limit && barren < BARREN && !isOver()) {
      const step = nextStep();
      if (!step) continue;
      if ('target' in step) {
        if (visit.find(step.target) < 0) {
          abandon();
          continue;
        }
        if (ahead.length === 0) barren = coverage.metTimes(step.target.key) === 0 ? 0 : barren + 1;
        coverage.meet(step.target.key);
      }
      const shortest = 'target' in step ? coverage.wayTo(step.target.key, kind) : undefined;
      steps.push(step);
      noteOpened(step);
      if (step.does === 'type') coverage.noteTyped(step.text);
      await note(await visit.do(step));
      trail.follow(step, visit.look, shortest);
    }
  } catch (error) {
    await note([
      {
        kind: 'walk',
        sentence: `the walk broke off: ${String(error).slice(0, 400)}`,
        state: visit.look ? visit.state : 'nowhere',
      },
    ]);
  } finally {
    for (const [what, ms] of Object.entries(visit.spent)) spend(what, ms);
    spend('all', performance.now() - began);
    await visit.end();
  }
  return steps.length;
}

/** Does given steps as a fresh visitor. @returns whether they meet the fault */
export async function meetsAgain(ground: Ground, failure: Failure, steps: readonly Step[]): Promise<boolean> {
  const { guest, visit } = await come({ ...ground, seenByAxe: new Set() }, failure.visitor);
  const isIt = (findings: readonly Finding[]) => findings.some((each) => keyOfFinding(each) === failure.key);
  try {
    await ground.prepare?.(guest.context);
    const [first, ...others] = steps;
    // An account's trip has another number for everybody who comes.
    const here = (path: string) =>
      (guest.tripPath === '' ? path : path.replace(/^\/trips\/\d+/, guest.tripPath)).replace(
        /^\/shared\/\w+/,
        guest.sharedPath,
      );
    if (first?.does !== 'open') return false;
    let isMet = isIt(await visit.begin(here(first.path)));
    for (const step of others) {
      if (isMet) break;
      isMet = isIt(await visit.do(step.does === 'open' ? { ...step, path: here(step.path) } : step));
    }
    return isMet;
  } catch (error) {
    return failure.kind === 'walk' && String(error).length > 0;
  } finally {
    await visit.end();
  }
}

/** What a person needs to see it: who, on which screen, and what to do. */
export function sayFailure({ kind, sentence, state, visitor, seed, steps, picture, isOnce }: Failure): string {
  const lines = steps.map((step, at) => `    ${at + 1}. ${sayStep(step)}`);
  return [
    `${kind}${isOnce ? ', met once' : ''}: ${sentence}`,
    `  on ${state}, as ${visitor.name}, seed ${seed}`,
    ...lines,
    `  ${picture}`,
  ].join('\n');
}

/** Keeps a failure as a file beside its picture. */
export function keepFailure(failure: Failure): void {
  writeFileSync(
    failure.picture.replace(/\.png$/, '.json'),
    JSON.stringify({ ...failure, picture: undefined }, null, 2),
  );
}
