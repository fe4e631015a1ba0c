/**
 * A way into an account beside its password: a Google account, passkeys. Whoever shows that an address is theirs takes
 * these from the accounts that only claimed it: a squatter may have put them there.
 */
export type OtherWayIn = { removeOf(userId: string): Promise<unknown> };
