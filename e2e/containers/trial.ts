/** What each part of `npm run containers` has at hand, and what it answers. */
import type { Composition } from './composition';

/** The composition that runs, and the port of loopback at which plain http reaches its https. */
export type Tried = { composition: Composition; plainPort: number };

/** One line of the table: what holds, and what was seen in a few words; no faults means that it holds. */
export type Line = { what: string; seen: string; faults: string[] };

/** Seconds since `began`, with one digit. */
export const secondsSince = (began: number): string => `${((Date.now() - began) / 1_000).toFixed(1)} s`;

/** A line of something that may throw; then that is its fault. */
export const lineOf = (what: string, work: () => Promise<Omit<Line, 'what'>>): Promise<Line> =>
  work().then(
    (rest) => ({ what, ...rest }),
    (error: unknown) => ({ what, seen: 'broken off', faults: [String(error)] }),
  );
