/** What only the profile page and the servers need of an account, so that no other page loads it. */
export * from './account-session';
export * from './account-change';
