/** Walk after walk, by one visitor after the other, until time or steps are used up; then what was found is shortened. */
import { keepFailure, meetsAgain, sayFailure, walk, type Failure, type Ground } from './walk';
import { shrink } from './shrink';
import type { Coverage } from './coverage';
import type { Visitor } from './visitors';
import { kindOf, type Way } from './ways';

/**
 * `until` in ms since 1970; `walks` at most, `steps` each at most. `isEnough` ends the run by what was found.
 * `say` prints a line.
 */
export type RunOptions = {
  visitors: readonly Visitor[];
  seed: number;
  until: number;
  walks: number;
  steps: number;
  shrinkTries: number;
  isEnough?: (failure: Failure) => boolean;
  /** After each walk: what was met is kept, should somebody end the run. */
  keep?: () => void;
  say: (line: string) => void;
};

/** One in so many walks is that of whoever has walked least. */
const TURN = 5;
/** The first walk of each kind is short: it shows what there is to walk to. */
const FIRST_STEPS = 40;

/** How often a fault's own steps are walked to meet it again. */
const ATTEMPTS = 2;

/** What a run came to. */
export type Run = { walks: number; steps: number; failures: readonly Failure[] };

/** A short way that never led nowhere is worth the most. */
const worthOf = ({ missed, steps }: Way) => 1 / ((1 + missed) ** 3 * (2 + steps.length));

/** Every kind once; then those of a kind to whom the most is left to do, in the theme that has walked less. */
function nextVisitor(visitors: readonly Visitor[], walked: readonly Visitor[], coverage: Coverage): Visitor {
  const times = (visitor: Visitor) => walked.filter((each) => each === visitor).length;
  const rarest = (some: readonly Visitor[]) =>
    some.reduce((least, each) => (times(each) < times(least) ? each : least));
  const fresh = visitors.find((each) => !walked.some((other) => kindOf(other) === kindOf(each)));
  if (fresh) return fresh;
  if (walked.length % TURN === 0) return rarest(visitors);
  const left = new Map(
    visitors.map((each) => [each, coverage.waysToGo(kindOf(each)).reduce((sum, { way }) => sum + worthOf(way), 0)]),
  );
  const most = Math.max(...left.values());
  return rarest(visitors.filter((each) => left.get(each) === most));
}

async function isMetAgain(ground: Ground, failure: Failure): Promise<boolean> {
  // Most faults need nothing but the page that they are on.
  const fromLastPage = failure.steps.slice(failure.steps.findLastIndex(({ does }) => does === 'open'));
  if (fromLastPage.length < failure.steps.length && (await meetsAgain(ground, failure, fromLastPage))) {
    failure.steps = fromLastPage;
    return true;
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    if (await meetsAgain(ground, failure, failure.steps)) return true;
  return false;
}

export async function run(ground: Ground, options: RunOptions): Promise<Run> {
  const { visitors, until, say } = options;
  const known = new Map<string, Failure>();
  const isEnough = () => [...known.values()].some((each) => options.isEnough?.(each));
  const isOver = () => Date.now() > until || isEnough();
  const kinds = new Set(visitors.map(kindOf)).size;
  const walkers: Visitor[] = [];
  let [walks, steps] = [0, 0];
  while (walks < options.walks && !isOver()) {
    const visitor = nextVisitor(visitors, walkers, ground.coverage);
    const seed = options.seed + walks;
    const limit = walks < kinds ? Math.min(FIRST_STEPS, options.steps) : options.steps;
    walkers.push(visitor);
    const [before, began] = [known.size, Date.now()];
    const walked = await walk(ground, { visitor, seed, steps: limit, known, isOver });
    walks += 1;
    steps += walked;
    options.keep?.();
    const { met, seen } = ground.coverage.report();
    const took = Math.round((Date.now() - began) / 1_000);
    say(`  ${visitor.name}, seed ${seed}: ${walked} steps in ${took} s; ${met} of ${seen} controls met`);
    for (const { kind, sentence, state } of [...known.values()].slice(before))
      say(`    ${kind}: ${sentence} (${state})`);
  }
  for (const failure of known.values()) {
    failure.isOnce = options.shrinkTries > 0 && !(await isMetAgain(ground, failure));
    if (!failure.isOnce)
      failure.steps = await shrink(
        failure.steps,
        (shorter) => meetsAgain(ground, failure, shorter),
        options.shrinkTries,
      );
    keepFailure(failure);
    say(`\n${sayFailure(failure)}`);
  }
  return { walks, steps, failures: [...known.values()] };
}
