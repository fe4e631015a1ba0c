/** What a visitor does next: what nobody has done yet comes first. */
import { chanceOf, numberBelow } from './chance';
import type { Coverage } from './coverage';
import type { Look } from './page/look';
import type { SeenControl } from './page/controls';
import type { Step, Target } from './step';
import { typingFor } from './typing';

/** `seed` and `at` make the same choice the same; `starts` are addresses to go on from. */
export type Choosing = {
  seed: number;
  at: number;
  visitor: string;
  look: Look;
  coverage: Coverage;
  starts: readonly string[];
};

const CHANCE = { escape: 0.1, back: 0.02, reload: 0.015, tab: 0.01, address: 0.02 };
/** A page whose least used control was used so often has little left to show. */
const WORN = 2;

const titleOf = ({ role, name }: SeenControl) => `${role} "${name.slice(0, 60)}"`;

type Candidate = { control: SeenControl; target: Target; weight: number };

function candidatesOf({ look, coverage, visitor }: Choosing): Candidate[] {
  const counts = new Map<string, number>();
  return look.controls
    .flatMap((control) => {
      if (control.isExternal) return [];
      const key = coverage.keyOf(look, control);
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      coverage.see(key, look.path, visitor);
      return [{ control, target: { key, nth, title: titleOf(control) }, weight: 0 }];
    })
    .map((each) => ({
      ...each,
      weight: 1 / ((1 + coverage.metTimes(each.target.key)) ** 3 * (counts.get(each.target.key) ?? 1)),
    }));
}

function pick<Value>(values: readonly Value[], weightOf: (value: Value) => number, chance: number): Value | undefined {
  let rest = chance * values.reduce((sum, each) => sum + weightOf(each), 0);
  return values.find((each) => (rest -= weightOf(each)) <= 0) ?? values.at(-1);
}

function use({ control, target }: Candidate, { seed, at }: Choosing): Step {
  if (control.role === 'select')
    return { does: 'choose', target, option: numberBelow(Math.max(1, control.options), seed, at, 'option') };
  if (control.role === 'slider')
    return { does: 'nudge', target, key: chanceOf(seed, at, 'nudge') < 0.5 ? 'ArrowRight' : 'ArrowLeft' };
  if (control.role === 'file') return { does: 'fill file', target };
  if (control.kind === '') return { does: 'press', target };
  const then = (['nothing', 'Tab', 'Enter'] as const)[numberBelow(3, seed, at, 'then')] ?? 'nothing';
  return { does: 'type', target, text: typingFor(control, numberBelow(2 ** 30, seed, at, 'text')), then };
}

/** An address where something waits that nobody has used, or any. */
function address({ seed, at, visitor, coverage, starts }: Choosing): Step {
  const waiting = coverage.pathsToGo(visitor);
  const from = waiting.length > 0 && chanceOf(seed, at, 'waiting') < 0.5 ? waiting : starts;
  return { does: 'open', path: from[numberBelow(from.length, seed, at, 'address')] ?? '/' };
}

export function chooseStep(choosing: Choosing): Step {
  const { seed, at, look } = choosing;
  const candidates = candidatesOf(choosing);
  const chance = (what: string) => chanceOf(seed, at, what);
  if (look.layers.length > 0 && chance('escape') < CHANCE.escape) return { does: 'Escape' };
  if (chance('back') < CHANCE.back) return { does: 'go back' };
  if (chance('reload') < CHANCE.reload) return { does: 'reload' };
  if (chance('tab') < CHANCE.tab) return { does: 'change tab' };
  const least = Math.min(...candidates.map(({ target }) => choosing.coverage.metTimes(target.key)));
  if (chance('address') < (least >= WORN && look.layers.length === 0 ? 0.5 : CHANCE.address)) return address(choosing);
  const chosen = pick(candidates, ({ weight }) => weight, chance('control'));
  return chosen ? use(chosen, choosing) : address(choosing);
}
