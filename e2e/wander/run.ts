/** Walk after walk, by one visitor after the other, until time or steps are used up; then what was found is shortened. */
import { keepFailure, meetsAgain, sayFailure, walk, type Failure, type Ground } from './walk';
import { shrink } from './shrink';
import type { Visitor } from './visitors';

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

/** What a run came to. */
export type Run = { walks: number; steps: number; failures: readonly Failure[] };

export async function run(ground: Ground, options: RunOptions): Promise<Run> {
  const { visitors, until, say } = options;
  const known = new Map<string, Failure>();
  const isEnough = () => [...known.values()].some((each) => options.isEnough?.(each));
  const isOver = () => Date.now() > until || isEnough();
  let [walks, steps] = [0, 0];
  while (walks < options.walks && !isOver()) {
    const visitor = visitors[walks % visitors.length] as Visitor;
    const seed = options.seed + walks;
    const [before, began] = [known.size, Date.now()];
    const walked = await walk(ground, { visitor, seed, steps: options.steps, known, isOver });
    walks += 1;
    steps += walked;
    const found = known.size > before ? `, ${known.size - before} faults` : '';
    say(`  ${visitor.name}, seed ${seed}: ${walked} steps in ${Math.round((Date.now() - began) / 1_000)} s${found}`);
  }
  for (const failure of known.values()) {
    failure.steps = await shrink(failure.steps, (shorter) => meetsAgain(ground, failure, shorter), options.shrinkTries);
    keepFailure(failure);
    say(`\n${sayFailure(failure)}`);
  }
  return { walks, steps, failures: [...known.values()] };
}
