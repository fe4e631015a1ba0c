/** A plan that this browser stores, for whoever has no account. */
import { tripPartLimits, type HistoryEntry, type PlanNews } from '@sojourn/contracts/plan';
import { apply, isApplied } from '@sojourn/trip';
import { browserTrips, tripHistoryKey } from '../browser-trips.store';
import { storedList } from '../stored-list';
import { CommandRefused, PlanLost, type PlanStore, type SentCommand } from './plan.store';
import { untilDrawn } from './until-drawn';

/** So many of the newest commands are known, so that one that is sent again is not carried out again. */
const KEYS_KNOWN = 20;

const OWNER = { role: 'owner', link: null } as const;

const histories = new Map<number, ReturnType<typeof storedList>>();

function historyOf(id: number) {
  const known = histories.get(id) ?? storedList(tripHistoryKey(id));
  histories.set(id, known);
  return known;
}

/** What was done to a trip in this browser, newest first. */
export const browserHistoryOf = (id: number): HistoryEntry[] => (historyOf(id).read() ?? []) as HistoryEntry[];

/** A history that has no room forgets its older half rather than stand in the way of the trip itself. */
function remember(id: number, entry: HistoryEntry): void {
  let entries = [entry, ...browserHistoryOf(id)].slice(0, tripPartLimits.history);
  while (entries.length > 0 && !historyOf(id).write(entries)) {
    entries = entries.slice(0, Math.floor(entries.length / 2));
  }
}

/** @throws PlanLost when the trip is no longer there */
function openPlan(id: number) {
  const opened = browserTrips.readPlan(id);
  if (!opened) throw new PlanLost('gone');
  return opened;
}

const newsOf = (plan: PlanNews['plan'] & object): PlanNews => ({ version: plan.version, changes: [], plan });

function carryOut(id: number, { key, command }: SentCommand): PlanNews {
  const { plan, lastKeys } = openPlan(id);
  if (lastKeys.includes(key)) return newsOf(plan);
  const outcome = apply(plan, command);
  if (!isApplied(outcome)) throw new CommandRefused(outcome.refusal);
  const { trip, inverse, happened } = outcome;
  browserTrips.writePlan(id, trip, [...lastKeys, key].slice(-KEYS_KNOWN));
  if (trip.version > plan.version) {
    const at = new Date().toISOString();
    remember(id, { version: trip.version, key, summary: happened.summary, at, by: OWNER, inverse });
  }
  return newsOf(trip);
}

export const browserPlanStore = (id: number): PlanStore => ({
  storage: 'browser',
  async send(sent) {
    await untilDrawn();
    return carryOut(id, sent);
  },
  news: async () => newsOf(openPlan(id).plan),
});
