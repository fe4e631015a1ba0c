/** Walk after walk, by one visitor after the other, until time or steps are used up; then what was found is shortened. */
import { keepFailure, meetsAgain, sayFailure, walk, type Failure, type Ground } from './walk';
import { shrink } from './shrink';
import type { Coverage } from './coverage';
import type { Visitor } from './visitors';
import { kindOf } from './ways';

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
  say: (line: string) => void;
};

/** How often a fault's own steps are walked to meet it again. */
const ATTEMPTS = 2;

/** What a run came to. */
export type Run = { walks: number; steps: number; failures: readonly Failure[] };

/** Everybody once; then, three times of four, those of a kind to whom the most is left to do. */
function nextVisitor(visitors: readonly Visitor[], walks: number, coverage: Coverage): Visitor {
  const inTurn = visitors[walks % visitors.length] as Visitor;
  if (walks < visitors.length || walks % 4 === 0) return inTurn;
  const left = (visitor: Visitor) =>
    coverage.waysToGo(kindOf(visitor)).reduce((sum, { way }) => sum + 1 / (1 + way.missed), 0);
  return visitors.reduce((most, each) => (left(each) > left(most) ? each : most), inTurn);
}

async function isMetAgain(ground: Ground, failure: Failure): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    if (await meetsAgain(ground, failure, failure.steps)) return true;
  return false;
}

export async function run(ground: Ground, options: RunOptions): Promise<Run> {
  const { visitors, until, say } = options;
  const known = new Map<string, Failure>();
  const isEnough = () => [...known.values()].some((each) => options.isEnough?.(each));
  const isOver = () => Date.now() > until || isEnough();
  let [walks, steps] = [0, 0];
  while (walks < options.walks && !isOver()) {
    const visitor = nextVisitor(visitors, walks, ground.coverage);
    const seed = options.seed + walks;
    const [before, began] = [known.size, Date.now()];
    const walked = await walk(ground, { visitor, seed, steps: options.steps, known, isOver });
    walks += 1;
    steps += walked;
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
