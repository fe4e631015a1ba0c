import { useEffect, useRef } from 'react';
import type { PasskeyOutcome } from './sign-in-by-passkey';

/** Before the challenge of five minutes runs out, so that whoever picks a passkey is not too late. */
const GOOD_FOR_MS = 4 * 60_000;

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether this browser suggests passkeys in a field. */
const canSuggest = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/**
 * Lets the browser suggest passkeys in the username field (`autocomplete="username webauthn"`). It begins when somebody
 * does anything on the page, so that a first visit loads nothing for it, and anew when its challenge gets old.
 * @returns `pause` before something else asks the device, `resume` after it
 */
export function useSuggestions(onOutcome: (outcome: PasskeyOutcome) => void) {
  const state = useRef({ begunAt: -Infinity, isPaused: false, isGone: false });
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    const now = state.current;
    now.isGone = false;
    const begin = async () => {
      if (now.isPaused || performance.now() - now.begunAt < GOOD_FOR_MS) return;
      now.begunAt = performance.now();
      if (!(await canSuggest())) return;
      const { signInBySuggestion } = await import('./sign-in-by-passkey');
      const outcome = await signInBySuggestion(() => !now.isPaused && !now.isGone);
      if (outcome && !now.isGone) latest.current(outcome);
    };
    // What cannot be loaded now is tried again when the challenge would be old.
    const onActivity = () => void begin().catch(() => undefined);
    for (const name of EVENTS) document.addEventListener(name, onActivity, { passive: true });
    return () => {
      now.isGone = true;
      for (const name of EVENTS) document.removeEventListener(name, onActivity);
      const hasBegun = now.begunAt > -Infinity;
      now.begunAt = -Infinity;
      if (hasBegun)
        void import('./sign-in-by-passkey').then(({ stopSuggesting }) => stopSuggesting()).catch(() => undefined);
    };
  }, []);
  return {
    pause: () => void (state.current.isPaused = true),
    resume: () => void Object.assign(state.current, { isPaused: false, begunAt: -Infinity }),
  };
}
