/** The ways into an account, and the one rule about them: an account keeps at least one. */

/** What opens an account. A mailed link is none: it needs an address that was proven, and may be lost. */
export type WaysIn = { password: boolean; google: boolean; passkeys: number };

/** What can be taken off an account. */
export type RemovableWay = 'google' | 'passkey';

/** Whether anything opens the account. */
export const isOpen = ({ password, google, passkeys }: WaysIn): boolean => password || google || passkeys > 0;

/** The ways that are left without one of them. */
export const without = (ways: WaysIn, way: RemovableWay): WaysIn =>
  way === 'google' ? { ...ways, google: false } : { ...ways, passkeys: Math.max(0, ways.passkeys - 1) };

/** Why the last way in stays, and what to do first. */
export const lastWaySentence: Record<RemovableWay, string> = {
  google: 'Google is the only way into this account. Please add a password first, then you can unlink Google.',
  passkey: 'This passkey is the only way into your account. Please set a password first, then you can remove it.',
};
