/** What a visitor does next: what nobody has done yet comes first. */
import { chanceOf, numberBelow } from './chance';
import type { Coverage } from './coverage';
import type { Look } from './page/look';
import type { SeenControl } from './page/controls';
import type { Step, Target } from './step';
import { typingFor } from './typing';
import type { Way } from './ways';

/** `seed` and `at` make the same choice the same; `kind` is the visitor's; `starts` are addresses to go on from. */
export type Choosing = {
  seed: number;
  at: number;
  kind: string;
  way: Way | undefined;
  look: Look;
  coverage: Coverage;
  starts: readonly string[];
  /** Those of the addresses that nobody alike has opened yet. */
  unopened: readonly string[];
};

/** What comes next: a step, or the way to a control that nobody has used. */
export type Choice = { step: Step } | { goal: string; way: Way };

const CHANCE = {
  escape: 0.06,
  back: 0.02,
  reload: 0.01,
  tab: 0.01,
  address: 0.01,
  away: 0.9,
  fresh: 0.5,
  breadth: 0.35,
  breadthInWindow: 0.12,
};
/** How much less likely a control is that was used before, where another was not. */
const USED = 0.03;

const titleOf = ({ role, name }: SeenControl) => `${role} "${name.slice(0, 60)}"`;

type Candidate = { control: SeenControl; target: Target; weight: number };

/** What leads on comes first on a page: the windows that its buttons open hold the most. */
const LURE: Record<SeenControl['effect'], number> = { opens: 256, acts: 32, stays: 4, leaves: 1, ends: 0.5 };
/** What opened last is used before it is left: its fields first, then what closes it, or much of it is never used. */
const LURE_OF_LAST_LAYER: typeof LURE = { opens: 512, stays: 256, acts: 32, leaves: 8, ends: 4 };
const LURE_OF_FRAME = 0.5;

const lureOf = ({ layers }: Look, { effect, layer, isInFrame }: SeenControl): number =>
  layer !== '' && layer === layers.at(-1) ? LURE_OF_LAST_LAYER[effect] : LURE[effect] * (isInFrame ? LURE_OF_FRAME : 1);

const weightOf = (met: number, lure: number) => (met === 0 ? lure : USED / met ** 2);

function candidatesOf({ look, coverage, kind, way }: Choosing): Candidate[] {
  const counts = new Map<string, number>();
  return look.controls
    .flatMap((control) => {
      if (control.isExternal) return [];
      const key = coverage.keyOf(look, control);
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      if (!look.isArriving) coverage.see(key, kind, way);
      return [{ control, target: { key, nth, title: titleOf(control) }, weight: 0 }];
    })
    .map((each) => ({
      ...each,
      weight:
        weightOf(coverage.metTimes(each.target.key), lureOf(look, each.control)) / (counts.get(each.target.key) ?? 1),
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

function address({ seed, at, starts }: Choosing): Choice {
  return { step: { does: 'open', path: starts[numberBelow(starts.length, seed, at, 'address')] ?? '/' } };
}

/** The pages that people begin with come first in the list. */
const openFresh = ({ unopened: [path] }: Choosing): Choice | undefined =>
  path === undefined ? undefined : { step: { does: 'open', path } };

/** Somewhere where something waits that nobody has used; short ways that led there come first. */
function away(choosing: Choosing): Choice {
  const { seed, at, kind, coverage } = choosing;
  const fresh = chanceOf(seed, at, 'fresh') < CHANCE.fresh ? openFresh(choosing) : undefined;
  if (fresh) return fresh;
  const waiting = coverage.waysToGo(kind);
  const next = pick(
    waiting,
    ({ way }) => 1 / ((1 + way.missed) ** 3 * (2 + way.steps.length)),
    chanceOf(seed, at, 'waiting'),
  );
  return next ? { goal: next.key, way: next.way } : address(choosing);
}

/** @param goal what a way was walked for; it is used when it is here */
export function choose(choosing: Choosing, goal?: string): Choice | undefined {
  const { seed, at, look, coverage } = choosing;
  const candidates = candidatesOf(choosing);
  const chance = (what: string) => chanceOf(seed, at, what);
  if (goal !== undefined) {
    const [found] = candidates.filter(({ target }) => target.key === coverage.keyNow(goal));
    return found && { step: use(found, choosing) };
  }
  if (look.layers.length > 0 && chance('escape') < CHANCE.escape) return { step: { does: 'Escape' } };
  if (chance('back') < CHANCE.back) return { step: { does: 'go back' } };
  if (chance('reload') < CHANCE.reload) return { step: { does: 'reload' } };
  if (chance('tab') < CHANCE.tab) return { step: { does: 'change tab' } };
  if (chance('address') < CHANCE.address) return address(choosing);
  // One page, or a long form in a window, can hold a walk for long; what is wrong may be on the next.
  const breadth = look.layers.length === 0 ? CHANCE.breadth : CHANCE.breadthInWindow;
  const next = chance('breadth') < breadth ? openFresh(choosing) : undefined;
  if (next) return next;
  const hasNew = candidates.some(({ target }) => coverage.metTimes(target.key) === 0);
  if (!hasNew && chance('away') < CHANCE.away) return away(choosing);
  const chosen = pick(candidates, ({ weight }) => weight, chance('control'));
  return chosen ? { step: use(chosen, choosing) } : away(choosing);
}
