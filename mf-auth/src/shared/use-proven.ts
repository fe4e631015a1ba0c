import { errorBodySchema } from '@sojourn/contracts';
import { PROOF_NEEDED } from '@sojourn/contracts/passkey';
import { ApiError } from '@sojourn/web-kit';
import { useState } from 'react';

const isProofNeeded = (error: unknown): boolean => {
  const refusal = error instanceof ApiError ? errorBodySchema.safeParse(error.body) : undefined;
  const details: unknown = refusal?.success ? refusal.data.details : undefined;
  return details instanceof Object && 'reason' in details && details.reason === PROOF_NEEDED;
};

/**
 * Does what may need a proof of who is there: when it does, `isAsked` is true until somebody gives one, and then it is
 * done again.
 */
export function useProven() {
  const [waiting, setWaiting] = useState<() => Promise<void>>();
  const run = async (work: () => Promise<void>, onFailure: (error: unknown) => void): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (isProofNeeded(error)) setWaiting(() => () => run(work, onFailure));
      else onFailure(error);
    }
  };
  return {
    run,
    isAsked: waiting !== undefined,
    goOn: () => {
      setWaiting(undefined);
      void waiting?.();
    },
    giveUp: () => setWaiting(undefined),
  };
}
