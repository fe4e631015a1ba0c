/** The port to where the sessions of people are: who has which, and ending them. */

/** A browser where somebody is signed in; times in ms. `family` is there when it is remembered. */
export type PersonsSession = {
  id: string;
  sids: readonly string[];
  browser: string;
  madeAt: number;
  seenAt: number;
  family?: string | undefined;
};

/** Every method throws AppError `unavailable` while the store is down. */
export type PeoplesSessions = {
  /** The one last seen first. */
  list(userId: string): Promise<PersonsSession[]>;
  /** @returns whether they had such a session */
  end(userId: string, id: string): Promise<boolean>;
  endAll(userId: string): Promise<void>;
  /** @param except the id of the session that stays */
  endAllBut(userId: string, except: string): Promise<void>;
};
