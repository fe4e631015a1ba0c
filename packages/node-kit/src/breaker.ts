/** When a service is no longer asked, and when it is asked again (BR-1). */

/**
 * What a call said about the service. `answered`: it answered for itself, a refusal included. `unreached`: no connection
 * could be made. `failed`: it timed out after the whole request was handed over, or answered 5xx without a typed refusal.
 * `void`: the caller left or never got that far, so nothing is known.
 */
export type Outcome = 'answered' | 'unreached' | 'failed' | 'void';

/** Closed: calls pass. Open: they are refused. Half-open: refused but for a probe that is under way. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** A circuit breaker. It never waits and holds no timer, so there is nothing to close. */
export type Breaker = {
  /** Admits a call, whose outcome is then to be reported once, or refuses it (undefined). */
  admit(): ((outcome: Outcome) => void) | undefined;
  state(): BreakerState;
  /** In how many seconds a refused caller may try again, at least 1. */
  retryAfterSeconds(): number;
};

/**
 * It opens at half of at least 5 calls failed within 10 s; it is probed after 2 s, then twice as long, at most 30 s. A probe
 * that reached nobody burdened nobody, so it lengthens nothing: a process that starts again is found 2 s later at most.
 */
export const breakerLimits = {
  failedShare: 0.5,
  minimumCalls: 5,
  windowSeconds: 10,
  firstRestMs: 2_000,
  longestRestMs: 30_000,
} as const;

type Second = { at: number; answered: number; failed: number };

/** Calls of the last seconds, a counter a second. */
class Window {
  #seconds: Second[] = [];

  add(outcome: 'answered' | 'failed'): void {
    const at = Math.floor(performance.now() / 1000);
    let last = this.#seconds.at(-1);
    if (last?.at !== at) {
      last = { at, answered: 0, failed: 0 };
      this.#seconds = [...this.#seconds.filter((each) => each.at > at - breakerLimits.windowSeconds), last];
    }
    last[outcome] += 1;
  }

  isFailing(): boolean {
    const failed = this.#seconds.reduce((sum, each) => sum + each.failed, 0);
    const calls = this.#seconds.reduce((sum, each) => sum + each.answered, failed);
    return calls >= breakerLimits.minimumCalls && failed >= calls * breakerLimits.failedShare;
  }
}

/** One span between two changes of state; what a call of an earlier span reports is no longer asked for. */
type Span = { window: Window } | { restMs: number; nextProbeAt: number; probes: number };

/** Creates a closed {@link Breaker}. */
export function createBreaker(): Breaker {
  let span: Span = { window: new Window() };

  const openFor = (restMs: number): void => {
    span = { restMs, nextProbeAt: performance.now() + restMs, probes: 0 };
  };
  const reporter = (report: (outcome: Outcome) => void) => {
    const admittedIn = span;
    let isReported = false;
    return (outcome: Outcome) => {
      if (isReported || span !== admittedIn) return;
      isReported = true;
      report(outcome);
    };
  };

  return {
    admit() {
      if ('window' in span) {
        const { window } = span;
        return reporter((outcome) => {
          if (outcome === 'void') return;
          window.add(outcome === 'answered' ? 'answered' : 'failed');
          if (outcome !== 'answered' && window.isFailing()) openFor(breakerLimits.firstRestMs);
        });
      }
      const open = span;
      const now = performance.now();
      if (now < open.nextProbeAt) return undefined;
      // A probe that stays unanswered must not keep the circuit open for as long as it may wait.
      open.nextProbeAt = now + open.restMs;
      open.probes += 1;
      return reporter((outcome) => {
        if (outcome === 'answered') span = { window: new Window() };
        else if (outcome === 'unreached') openFor(breakerLimits.firstRestMs);
        else if (outcome === 'failed') openFor(Math.min(open.restMs * 2, breakerLimits.longestRestMs));
        else {
          open.probes -= 1;
          open.nextProbeAt = performance.now();
        }
      });
    },
    state: () => ('window' in span ? 'closed' : span.probes > 0 ? 'half-open' : 'open'),
    retryAfterSeconds: () =>
      'window' in span ? 1 : Math.max(1, Math.ceil((span.nextProbeAt - performance.now()) / 1000)),
  };
}
