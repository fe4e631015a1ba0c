/** 24 hours of an imagined busy day, by arithmetic: what comes, and what of it is still there, by the bounds of the code. */
import { tripLimits } from '@sojourn/contracts';
import { foldersToRemove, type KnownFolder } from '@sojourn/releases';
import { IDLE_MS } from '../../bff/src/http/session-store';
import { KEEP_FAILED } from '../../services/ai/src/recommendation/recommendation-queue.bullmq';
import { MOST_ANSWERS } from '../../services/ai/src/recommendation/recommendation.repository.redis';
import { LOOK_AT_LOGS_EVERY_MS } from '../local/supervisor.mjs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECONDS_A_DAY = 86_400;

/** What happens in a day: more than two cores answer, so that no real day has more. */
export const busyDay = {
  requests: 20_000_000,
  coldSearches: 400_000,
  recommendations: 150_000,
  failedJobs: 15_000,
  signIns: 300_000,
  releasesOfARemote: 48,
} as const;

/** What one of each takes, in bytes, measured generously. */
export const sizes = {
  /** A line of a request at level info, with the longest path that is logged (300 characters, each in two as JSON). */
  logLine: 900,
  /** A flight answer as the cache holds it, compressed. */
  cachedSearch: 5_000,
  /** A job with the longest wishes, and what BullMQ stores beside it. */
  job: 24_000,
  /** Six recommendations as JSON. */
  answer: 12_000,
  session: 600,
  /** A remote's build. */
  release: 1_500_000,
} as const;

/** One thing that is stored: how much of it a day brings, and how much lies there at most at its end, in bytes. */
export type Stored = { what: string; brought: number; left: number };

/** What the logs of so many processes take: the older files, the one that is written, and what comes between two looks. */
export function logs({ maxBytes, files }: { maxBytes: number; files: number }, processes: number): Stored {
  const brought = busyDay.requests * sizes.logLine * 2;
  const betweenLooks = (brought / SECONDS_A_DAY) * (LOOK_AT_LOGS_EVERY_MS / 1000);
  return { what: 'logs', brought, left: processes * (files + 1) * maxBytes + betweenLooks };
}

export function cache(megabytes: number): Stored {
  const brought = busyDay.coldSearches * sizes.cachedSearch;
  return { what: 'cache', brought, left: Math.min(brought, megabytes * 2 ** 20) };
}

export function jobs(): Stored {
  const kept = (perDay: number, { age, count }: { age: number; count: number }) =>
    Math.min(count, (perDay * age) / SECONDS_A_DAY);
  // What is done is gone at once.
  const left = kept(busyDay.failedJobs, KEEP_FAILED);
  return { what: 'jobs', brought: busyDay.recommendations * sizes.job, left: left * sizes.job };
}

export function answers(): Stored {
  const { recommendations } = busyDay;
  return {
    what: 'answers',
    brought: recommendations * sizes.answer,
    left: Math.min(recommendations, MOST_ANSWERS) * sizes.answer,
  };
}

/** Everybody stays for the idle time after their last call, an hour in all. */
export function sessions(): Stored {
  const { signIns } = busyDay;
  const alive = (signIns * (IDLE_MS + HOUR_MS)) / DAY_MS;
  return { what: 'sessions', brought: signIns * sizes.session, left: alive * sizes.session };
}

/** After how many days it is seen that a day's releases do not stay. */
const DAYS = 3;

/** Releases of so many remotes, pruned as each is published, three busy days in a row. */
export function releases(remotes: number): Stored {
  const everyMs = DAY_MS / busyDay.releasesOfARemote;
  let folders: KnownFolder[] = [];
  let most = 0;
  for (let now = 0; now < DAYS * DAY_MS; now += everyMs) {
    const inForce = `1.0.${now}`;
    folders = [...folders, { folder: inForce, at: now }];
    const gone = new Set(foldersToRemove(folders, { given: [inForce], now }));
    folders = folders.filter(({ folder }) => !gone.has(folder));
    most = Math.max(most, folders.length);
  }
  const all = remotes * sizes.release;
  return { what: 'releases', brought: DAYS * busyDay.releasesOfARemote * all, left: most * all };
}

/** A page of the longest trips there can be, as JSON: the longest text of the longest characters in each field. */
export function listPage(): Stored {
  const widest = '\u{20000}';
  const text = (length: number) => Buffer.byteLength(widest) * length;
  const longest = text(120) + text(120) + text(tripLimits.notesInList) + 400;
  const all = tripLimits.perAccount * (longest + text(5_000));
  return { what: 'a page of trips', brought: all, left: tripLimits.perPage * longest };
}
