/** The ids of what a sample trip is made of, so that its papers are told from what somebody has uploaded. */

const PREFIX = 'sample-1-';

/** @param name of a part within its sample, or its number */
export const sampleIdOf = (name: string | number): string => `${PREFIX}${name}`;

export const isSampleId = (id: string): boolean => id.startsWith(PREFIX);
