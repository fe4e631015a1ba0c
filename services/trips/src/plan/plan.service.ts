/** The use cases of a plan: may they? -> load -> apply -> commit -> say what has changed. */
import { createHash } from 'node:crypto';
import {
  HISTORY_PAGE,
  type ChangeAuthor,
  type CommandRequest,
  type HistoryEntry,
  type OpenedPlan,
  type PlanNews,
  type RequestedCommand,
  type SharedDetails,
  type TripPlan,
} from '@sojourn/contracts/plan';
import { AppError } from '@sojourn/node-kit';
import { changeRefusal, seesEverything, sharedCommand, sharedRefusal, sharedView } from '@sojourn/trip';
import { isDeleted, type Trip } from '../trip/trip.model';
import { createKeyedLock } from '../trip/keyed-lock';
import {
  isByReader,
  isToldInChanges,
  oldestRemembered,
  runCommand,
  toHistoryEntry,
  toPlanChange,
  type StoredChange,
} from './plan.model';
import { createPlanRoom } from './plan-room';
import type { PlanRepository } from './plan.repository';
import { asError, createReferences } from './references';

/** Commands of one process come one after the other, so only other processes can be faster. */
const ATTEMPTS = 10;

/** A history is cut once in so many changes. */
const CUT_EVERY = 50;

/** Who opens a trip: its owner, or somebody with one of its links. `missing` is the answer when there is nothing for them. */
export type PlanReader = {
  tripId: number;
  ownerId: string;
  by: ChangeAuthor;
  sees: SharedDetails;
  missing(): AppError;
};

export type PlanService = {
  open(reader: PlanReader): Promise<OpenedPlan>;
  run(reader: PlanReader, key: string, request: CommandRequest): Promise<PlanNews>;
  news(reader: PlanReader, after: number): Promise<PlanNews>;
  history(reader: PlanReader, before?: number): Promise<HistoryEntry[]>;
};

/** A trip as far as news of it need it. */
type Newest = { version: number; newest: StoredChange | null; plan(): Promise<TripPlan> };

export function createPlanService(plans: PlanRepository, now: () => Date = () => new Date()): PlanService {
  const locks = createKeyedLock('Many changes of this trip are being saved just now. Please try again in a moment.');

  const room = createPlanRoom(plans, now);

  const admitted = <Found extends Trip>({ ownerId, missing }: PlanReader, trip: Found | null): Found => {
    if (!trip || trip.ownerId !== ownerId || isDeleted(trip)) throw missing();
    return trip;
  };
  const load = async (reader: PlanReader) => admitted(reader, await plans.find(reader.tripId));
  const loadHead = async (reader: PlanReader) => admitted(reader, await plans.findHead(reader.tripId));

  const newsOf = async (reader: PlanReader, { version, newest, plan }: Newest, base: number): Promise<PlanNews> => {
    if (base === version) return { version, changes: [], plan: null };
    if (newest && seesEverything(reader.sees) && isToldInChanges(version, base)) {
      const isNext = base === version - 1;
      const range = { after: base, upTo: version - 1 };
      const changes = [...(isNext ? [] : await plans.changes(reader.tripId, range)), newest];
      // Whoever came by a link is told what they did themselves; of what others did they see what has become of it. What
      // was there before the link, or was removed since, is in no command that they are told.
      const told = changes.filter((change) => isByReader(change, reader.by));
      if (told.length === version - base) return { version, changes: told.map(toPlanChange), plan: null };
    }
    const whole = sharedView(await plan(), reader.sees);
    return { version: whole.version, changes: [], plan: whole };
  };

  const { findChange, commandOf } = createReferences(plans);

  /** Carries a command out on the newest plan; null when another process was faster. */
  const attempt = async (reader: PlanReader, key: string, { base, command: requested }: CommandRequest) => {
    const before = await load(reader);
    const refusal = changeRefusal(reader.by.role);
    if (refusal) throw new AppError('not-allowed', refusal);
    const digest = digestOf(requested);
    const tell = ({ plan, newest }: typeof before) =>
      newsOf(reader, { version: plan.version, newest, plan: async () => plan }, base);
    const earlier = await findChange(before, key);
    if (earlier && earlier.digest !== digest) {
      throw new AppError('key-reused', 'This Idempotency-Key belongs to another change that was made with it.');
    }
    if (earlier) return tell(before);
    const command = await commandOf(reader.by, before, requested);
    const allowed = isOwner(reader) ? { command } : sharedCommand(before.plan, command, reader.sees);
    const outcome =
      'refusal' in allowed ? allowed : runCommand(before, { ...allowed, key, digest, by: reader.by }, now());
    if ('refusal' in outcome) throw asError(sharedRefusal(outcome.refusal, reader.sees));
    const { trip: after } = outcome;
    const growth = after.planBytes - before.planBytes;
    if (growth > 0) await room.require(reader.ownerId, { live: growth, all: growth, isOwner: isOwner(reader) });
    if (after !== before && !(await plans.commit(before, after))) return null;
    const { version } = after.plan;
    if (after !== before && version % CUT_EVERY === 0) await plans.forgetBefore(after.id, oldestRemembered(version));
    return tell(after);
  };

  return {
    async open(reader) {
      const { id, plan } = await load(reader);
      const opened = { id, role: reader.by.role, plan: sharedView(plan, reader.sees) };
      return isOwner(reader) ? opened : { ...opened, includes: reader.sees };
    },

    run: (reader, key, request) =>
      locks.take(String(reader.tripId), async () => {
        for (let tried = 0; tried < ATTEMPTS; tried += 1) {
          const news = await attempt(reader, key, request);
          if (news) return news;
        }
        const message = 'Many people are changing this trip just now. Please try again in a moment.';
        throw new AppError('overloaded', message, { retryAfterSeconds: 1 });
      }),

    async news(reader, after) {
      const { planVersion, newest } = await loadHead(reader);
      const plan = async () => (await load(reader)).plan;
      return newsOf(reader, { version: planVersion, newest, plan }, after);
    },

    async history(reader, before = Number.MAX_SAFE_INTEGER) {
      const { planVersion, newest } = await loadHead(reader);
      const first = newest && newest.version < before ? [newest] : [];
      const page = { before, from: oldestRemembered(planVersion), limit: HISTORY_PAGE - first.length };
      return [...first, ...(await plans.history(reader.tripId, page))].map(toHistoryEntry);
    },
  };
}

const isOwner = ({ by }: PlanReader): boolean => by.role === 'owner';

const digestOf = (command: RequestedCommand) =>
  createHash('sha256').update(JSON.stringify(command)).digest('base64url');
