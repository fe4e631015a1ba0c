/** Something that does not hold, and where. */

export type Finding = {
  /** Which invariant: `covered`, `answer`, `facts` … */
  kind: string;
  sentence: string;
  /** Route, layers and tab in which it was found. */
  state: string;
};

/** The same fault met again has the same key: numbers and what was typed differ from visit to visit. */
export const keyOfFinding = ({ kind, sentence, state }: Finding): string =>
  `${kind} | ${state} | ${sentence
    .replace(/ covers .*/, '')
    // Names of visitors and numbers of things.
    .replaceAll(/[\w.-]*\d[\w.,:-]*/g, '#')
    .replaceAll(/"[^"]*"/g, (words) => words.slice(0, 24))}`;
