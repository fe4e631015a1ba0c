/** A plan that the server keeps: an account's, for its owner, or one that a link opens. */
import {
  openedPlanEnvelopeSchema,
  planNewsSchema,
  type OpenedPlan,
  type PlanNews,
  type RequestedCommand,
} from '@sojourn/contracts/plan';
import type { Refusal } from '@sojourn/trip';
import { ApiError, apiRequest } from '@sojourn/web-kit';
import { checkPlanInSlices } from '../check-plan-in-slices';
import { CommandRefused, PlanLost, type LossReason, type PlanStore, type SentCommand } from './plan.store';

const LOSSES: Partial<Record<number, LossReason>> = { 401: 'signed-out', 403: 'not-allowed', 404: 'gone' };

/** Codes of answers that will be the same at every attempt, by the reason a refusal has. */
const REFUSALS: Partial<Record<string, Refusal['reason']>> = {
  'bad-input': 'refused',
  conflict: 'conflict',
  'key-reused': 'refused',
  'limit-reached': 'limit',
  'too-large': 'refused',
};

function conflictsIn(body: unknown): Refusal['conflicts'] {
  const details = (body as { details?: { conflicts?: unknown } | null } | null)?.details;
  return Array.isArray(details?.conflicts) ? (details.conflicts as Refusal['conflicts']) : [];
}

/** What an answer that is not OK means for a plan. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const loss = LOSSES[error.status];
  if (loss) return new PlanLost(loss);
  const reason = REFUSALS[error.code ?? ''];
  if (!reason) return error;
  const message = error.sentence ?? 'This change could not be kept.';
  return new CommandRefused({ reason, message, conflicts: conflictsIn(error.body) });
}

async function wholePlanAt(path: string, signal?: AbortSignal): Promise<OpenedPlan> {
  const { plan: sent, ...opened } = await apiRequest({
    path: `${path}/plan`,
    schema: openedPlanEnvelopeSchema,
    signal,
  });
  const plan = await checkPlanInSlices(sent);
  if (!plan) throw ApiError.here('internal', 'Sojourn sent a trip this page cannot read. Please reload and try again.');
  return { ...opened, plan };
}

/** Reads a plan at an address of the bff; null where there is none for its reader. */
export async function openPlanAt(path: string, signal?: AbortSignal): Promise<OpenedPlan | null> {
  try {
    return await wholePlanAt(path, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Far less than a request's body may hold (100 kB; a character takes up to three bytes). */
const MOST_CHARACTERS = 20_000;

/** What takes back very much is sent as the keys of what it takes back: the history knows what that was. */
function requestedOf({ command, undoes, rewinds }: SentCommand): RequestedCommand {
  if (command.type !== 'restore' || JSON.stringify(command).length <= MOST_CHARACTERS) return command;
  if (rewinds) return { type: 'rewind', ...rewinds, summary: command.summary };
  return undoes === undefined ? command : { type: 'undo', of: undoes };
}

/** @param path where the bff has the trip: `/api/trips/7` */
export function remotePlanStore(path: string, storage: 'account' | 'link'): PlanStore {
  const whole = async (): Promise<PlanNews> => {
    const { plan } = await wholePlanAt(path);
    return { version: plan.version, changes: [], plan };
  };
  const orFailure = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      throw failureOf(error);
    }
  };
  return {
    storage,
    send: (sent) =>
      orFailure(
        apiRequest({
          method: 'POST',
          path: `${path}/commands`,
          body: { base: sent.base, command: requestedOf(sent) },
          idempotencyKey: sent.key,
          schema: planNewsSchema,
        }),
      ),
    news: (after) =>
      orFailure(
        after === null ? whole() : apiRequest({ path: `${path}/changes`, query: { after }, schema: planNewsSchema }),
      ),
  };
}
