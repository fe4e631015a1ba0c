/** Commands that name what they take back instead of holding it: the history of the trip knows what that was. */
import {
  HISTORY_PAGE,
  type ChangeAuthor,
  type RequestedCommand,
  type RewindReference,
  type TripCommand,
} from '@sojourn/contracts/plan';
import { AppError } from '@sojourn/node-kit';
import { restorePoint, rewind, type Refusal } from '@sojourn/trip';
import { isByReader, type StoredChange, type TripWithPlan } from './plan.model';
import type { PlanRepository } from './plan.repository';

/** A trip as far as its history hangs on it. */
type Remembered = Pick<TripWithPlan, 'id' | 'newest'>;

export type References = {
  /** What was sent under a key already, in the trip or in its history. */
  findChange(trip: Remembered, key: string): Promise<StoredChange | null>;
  /**
   * A command as it is carried out.
   * @throws AppError `bad-input` when the history no longer has what it names
   */
  commandOf(by: ChangeAuthor, trip: TripWithPlan, requested: RequestedCommand): Promise<TripCommand>;
};

export function createReferences(plans: Pick<PlanRepository, 'findChange' | 'history'>): References {
  const findChange: References['findChange'] = async ({ id, newest }, key) =>
    newest?.key === key ? newest : plans.findChange(id, key);

  const foundChange = async (trip: Remembered, key: string): Promise<StoredChange> => {
    const change = await findChange(trip, key);
    if (!change) throw notRemembered();
    return change;
  };

  /** Others' changes are not theirs to see who came by a link. */
  const inverseOf = async (by: ChangeAuthor, trip: Remembered, key: string): Promise<TripCommand> => {
    const change = await foundChange(trip, key);
    if (isByReader(change, by)) return change.inverse;
    throw notRemembered();
  };

  /** Changes from the newest of some to the oldest, page by page: a thousand of them may be large together. */
  async function* pagesBetween({ id, newest }: Remembered, oldest: number, last: number) {
    for (let before = last + 1; before > oldest;) {
      const first = newest && newest.version === before - 1 ? [newest] : [];
      const range = { before: before - first.length, from: oldest, limit: HISTORY_PAGE };
      const page = [...first, ...(await plans.history(id, range))];
      const isWhole = page.length > 0 && page.every(({ version }, at) => version === before - 1 - at);
      if (!isWhole) throw notRemembered();
      yield page;
      before -= page.length;
    }
  }

  const rewindOf = async (by: ChangeAuthor, trip: TripWithPlan, reference: RewindReference): Promise<TripCommand> => {
    if (by.role !== 'owner') throw new AppError('not-allowed', 'Only the owner of a trip can restore its history.');
    const point = await foundChange(trip, reference.after);
    const last = await foundChange(trip, reference.newest);
    let was = trip.plan;
    for await (const page of pagesBetween(trip, point.version + 1, last.version)) {
      const earlier = rewind(
        was,
        page.map(({ inverse }) => inverse),
      );
      if ('refusal' in earlier) throw asError(earlier.refusal);
      was = earlier.trip;
    }
    return restorePoint(trip.plan, was, reference.summary).command;
  };

  return {
    findChange,
    async commandOf(by, trip, requested) {
      if (requested.type === 'undo') return inverseOf(by, trip, requested.of);
      return requested.type === 'rewind' ? rewindOf(by, trip, requested) : requested;
    },
  };
}

const notRemembered = () =>
  new AppError('bad-input', 'This change can no longer be taken back: it is not in the history of the trip.');

/** A refusal as an answer. */
export function asError({ reason, message, conflicts }: Refusal): AppError {
  if (reason === 'conflict') return new AppError('conflict', message, { details: { conflicts } });
  return new AppError(reason === 'limit' ? 'limit-reached' : 'bad-input', message);
}
