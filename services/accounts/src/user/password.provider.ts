/** The port to whatever hashes passwords. */

/** `outdated` says that the hash was made with weaker parameters than today's, and wants replacing. */
export type PasswordVerdict = { matches: boolean; outdated: boolean };

/** Both methods throw AppError `overloaded` when too many hashes are waiting already. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** With no hash (an unknown person) it works as long as with one, and never matches. */
  verify(hash: string | null, password: string): Promise<PasswordVerdict>;
};
