/** Networks from which many wrong passwords came, and whose next attempts are looked at one after the other. */
export type SignInPace = {
  /** From now until `until`, in ms since the epoch, attempts of this network wait for their turns. */
  slow(network: string, until: number): void;
  isSlow(network: string): boolean;
  /** Resolves when an attempt of this network may be looked at: at once, unless it is slowed. */
  turn(network: string): Promise<void>;
};

/** Two a second; as one address has 16 sign-ins open at most, the last of them waits for less than a browser does. */
export const TURN_MS = 500;
/** Networks that are remembered; beyond, the one that was slowed first is let go. */
const MOST_NETWORKS = 10_000;

type Slowed = { until: number; nextAt: number };

/** Creates a {@link SignInPace} of this process: a network is slowed and never closed, because others live in it. */
export function createSignInPace(): SignInPace {
  const slowed = new Map<string, Slowed>();

  const find = (network: string): Slowed | undefined => {
    const found = slowed.get(network);
    if (!found || found.until > Date.now()) return found;
    slowed.delete(network);
    return undefined;
  };

  return {
    slow(network, until) {
      const before = find(network);
      slowed.set(network, { until: Math.max(until, before?.until ?? 0), nextAt: before?.nextAt ?? 0 });
      const [first] = slowed.keys();
      if (slowed.size > MOST_NETWORKS && first !== undefined) slowed.delete(first);
    },
    isSlow: (network) => find(network) !== undefined,
    async turn(network) {
      const found = find(network);
      if (!found) return;
      const at = Math.max(Date.now(), found.nextAt);
      found.nextAt = at + TURN_MS;
      if (at > Date.now()) await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
    },
  };
}
