/** How long a whole database call may take, in ms (RL-1: browser 12 s > bff 8 s > service 5 s > driver 3 s). */
export const DATABASE_LIMIT_MS = 3_000;
