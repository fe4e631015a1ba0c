/** How to come back to a control: an address that everybody of a kind can open, and what was done since. */
import type { Guest } from './arrival';
import type { Step } from './step';
import type { Visitor } from './visitors';

/** `missed` counts the times that it led nowhere. */
export type Way = { path: string; steps: readonly Step[]; missed: number };

/** Who sees alike: the theme changes no control. */
export const kindOf = ({ screen, account, trips }: Visitor): string => [screen, account, trips].join('-');

type Places = Pick<Guest, 'tripPath' | 'sharedPath'>;

/** Longer ways are seldom walked to their end. */
const LONGEST = 14;
const TRIP = '/{trip}';
const SHARED = '/{shared}';

/** An address as the next of this kind can open it; undefined where it leads to what this guest has made. */
export function portable(path: string, { tripPath, sharedPath }: Places): string | undefined {
  const within = (own: string) =>
    own !== '' && (path === own || path.startsWith(`${own}?`) || path.startsWith(`${own}/`));
  if (within(tripPath)) return TRIP + path.slice(tripPath.length);
  if (within(sharedPath)) return SHARED + path.slice(sharedPath.length);
  return /^\/(?:trips|shared|invitations?)\/./.test(path) || /[?&](?:token|trip|id)=/.test(path) ? undefined : path;
}

export const ownPath = (path: string, { tripPath, sharedPath }: Places): string =>
  path.replace(TRIP, tripPath || '/my-trips').replace(SHARED, sharedPath || '/');

/** What was done since the last address that others can open, too. */
export class Trail {
  #way: Way | undefined;
  #wasOpen = false;

  constructor(private readonly places: Places) {}

  /** Undefined where nobody finds back to. */
  get way(): Way | undefined {
    return this.#way;
  }

  /** @param path where it led; `isOpen` says that a window is open there */
  follow(step: Step, path: string, isOpen: boolean): void {
    const here = portable(path, this.places);
    const isFresh = here !== undefined && (here !== this.#way?.path || this.#wasOpen || isPageAnew(step)) && !isOpen;
    this.#wasOpen = isOpen;
    if (isFresh) this.#way = { path: here, steps: [], missed: 0 };
    else if (this.#way && this.#way.steps.length < LONGEST)
      this.#way = { ...this.#way, steps: [...this.#way.steps, step] };
    else this.#way = undefined;
  }
}

const isPageAnew = ({ does }: Step) => does === 'open' || does === 'reload';

/** The steps to where a control is, which is used by who comes there. */
export const stepsOn = ({ path, steps }: Way, places: Places): Step[] => [
  { does: 'open', path: ownPath(path, places) },
  ...steps.map((each) => (each.does === 'open' ? { ...each, path: ownPath(each.path, places) } : each)),
];
