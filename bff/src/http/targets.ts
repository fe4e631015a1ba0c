const REST_MS = 5_000;

/** One instance of a service, in the form that http-proxy reads without parsing. */
export type Target = { protocol: 'http:'; host: string; hostname: string; port: number; path: '' };

/** The instances of one service, taken in turn; one that failed to answer is left alone for 5 s. */
export type Targets = { next(): Target; reportFailure(target: Target): void };

/** @param urls one origin an instance, http only: services stand in our own network */
export function createTargets(urls: readonly string[]): Targets {
  const all = urls.map((each): Target => {
    const { hostname, port } = new URL(each);
    return { protocol: 'http:', host: hostname, hostname, port: Number(port || 80), path: '' };
  });
  const restsUntil = new Map<Target, number>();
  let turn = 0;
  return {
    next() {
      const now = Date.now();
      for (let step = 0; step < all.length; step += 1) {
        const target = all[(turn + step) % all.length] as Target;
        if ((restsUntil.get(target) ?? 0) <= now) {
          turn += step + 1;
          return target;
        }
      }
      turn += 1;
      return all[turn % all.length] as Target;
    },
    reportFailure: (target) => void restsUntil.set(target, Date.now() + REST_MS),
  };
}
