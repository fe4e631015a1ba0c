/** What went wrong with a passkey, in a person's words. */

/** What somebody wanted to do. */
type PasskeyAct = 'add' | 'use';

/** As much of a failure as browsers agree on. */
type Failure = { name?: unknown; code?: unknown; cause?: unknown };

const nameOf = ({ name, cause }: Failure): string => {
  // The library names its own errors after what browsers say, and gives some a name of its own.
  const inner = cause instanceof Object && 'name' in cause ? cause.name : undefined;
  return String(inner ?? name ?? '');
};

/**
 * The sentence for what a browser or a device said; undefined when it was no failure of theirs.
 * @param host where the page is, which passkeys are bound to
 */
export function deviceFaultOf(failure: unknown, act: PasskeyAct, host: string): string | undefined {
  if (!(failure instanceof Object)) return undefined;
  switch (nameOf(failure)) {
    // Browsers do not tell closing the window from waiting too long, so that pages cannot pry.
    case 'NotAllowedError':
    case 'AbortError':
      return act === 'add'
        ? 'No passkey was added: the window was closed, or it took too long.'
        : 'You are not signed in: the window was closed, or it took too long. Is there a passkey for Sojourn on this device?';
    case 'InvalidStateError':
      return act === 'add' ? 'This device has a passkey for your account already.' : 'This device has no such passkey.';
    case 'SecurityError':
      return `Passkeys do not work at ${host}. Please open Sojourn at its usual address.`;
    case 'NotSupportedError':
    case 'ConstraintError':
      return 'This device cannot hold a passkey with a screen lock, a fingerprint or a PIN. Please set one up, or use another device.';
    case 'UnknownError':
      return 'Your device could not do it. Please try again, or use another device.';
    default:
      return undefined;
  }
}
