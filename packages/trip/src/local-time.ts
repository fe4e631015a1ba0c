/** Day and time of what is written in the local time of its place: `2027-04-10T08:20:00`. */

/** `YYYY-MM-DD`. */
export const dayOf = (local: string): string => local.slice(0, 10);
/** `HH:MM`. */
export const timeOf = (local: string): string => local.slice(11, 16);
