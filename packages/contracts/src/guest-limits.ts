/** Guests a search for stays may be for (spec, section 9). */
export const guestLimits = { min: 1, max: 10, usual: 2 };
/** Rooms a search for stays may ask for, one unless somebody says more (spec, section 9). */
export const roomLimits = { min: 1, max: 9, usual: 1 };
/** Years of a child when it arrives; booking sites ask for them, and whoever is older is an adult. */
export const childAgeLimits = { min: 0, max: 17 };
