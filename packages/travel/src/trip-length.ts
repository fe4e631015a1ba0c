/**
 * Days of each length that the planner offers, first and last day included; nights are one less. They lie inside what
 * the choices say: 2-3 days, 1 week, 2-3 weeks, 1+ months.
 */
export const daysOfLength = { weekend: 3, week: 7, extended: 17, month: 30 } as const;
