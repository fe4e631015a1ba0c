/** Guests a search for stays may be for (spec, section 9). */
export const guestLimits = { min: 1, max: 10, usual: 2 };
