import { oncePer } from '@sojourn/travel';

/** JSON of something that is never changed in place: a plan's part is written by several, and told once. */
export const jsonTextOf = oncePer((value: object) => JSON.stringify(value));
