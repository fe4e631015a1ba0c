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
  #open = '';

  constructor(private readonly places: Places) {}

  /** Undefined where nobody finds back to. */
  get way(): Way | undefined {
    return this.#way;
  }

  /**
   * @param path where it led; `layers` are the windows that are open there
   * @param shortest the shortest way to what the step used: a window opens by its button, whatever was done before
   */
  follow(step: Step, { path, layers }: { path: string; layers: readonly string[] }, shortest?: Way): void {
    const here = portable(path, this.places);
    const open = layers.join(' > ');
    const [wasOpen, hasOpened] = [this.#open !== '', open !== '' && open !== this.#open];
    this.#open = open;
    if (here !== undefined && open === '' && (here !== this.#way?.path || wasOpen || isPageAnew(step))) {
      this.#way = { path: here, steps: [], missed: 0 };
      return;
    }
    const known = this.#way;
    const isShorter = hasOpened && shortest && shortest.steps.length < (known?.steps.length ?? LONGEST);
    const way = isShorter ? shortest : known;
    this.#way =
      way && way.steps.length < LONGEST ? { path: way.path, steps: [...way.steps, step], missed: 0 } : undefined;
  }
}

const isPageAnew = ({ does }: Step) => does === 'open' || does === 'reload';

/** The steps to where a control is, which is used by who comes there. */
export const stepsOn = ({ path, steps }: Way, places: Places): Step[] => [
  { does: 'open', path: ownPath(path, places) },
  ...steps.map((each) => (each.does === 'open' ? { ...each, path: ownPath(each.path, places) } : each)),
];
