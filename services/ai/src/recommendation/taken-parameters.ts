/** Asks with the parameters that a model takes: the same as were given, less those that it once refused. */
export type WithTaken = <Question extends object, Answer>(
  question: Question,
  ask: (taken: Question) => Promise<Answer>,
) => Promise<Answer>;

type Refusal = { status?: number; param?: unknown; message?: unknown };

/**
 * Models differ in what they take (`temperature`, a schema of the answer): one that is refused is left out, and so it is
 * from then on. The rules say in words what the answer must be, so that none of them is needed.
 * @param optional names of parameters, of which each refusal takes one away
 */
export function createTakenParameters(optional: readonly string[]): WithTaken {
  const refused = new Set<string>();
  return async (question, ask) => {
    for (;;) {
      try {
        return await ask(withoutParts(question, refused));
      } catch (error) {
        const names = optional.filter((name) => !refused.has(name) && name in question && isRefusalOf(name, error));
        if (names.length === 0) throw error;
        for (const name of names) refused.add(name);
      }
    }
  };
}

function withoutParts<Question extends object>(question: Question, refused: ReadonlySet<string>): Question {
  const taken: unknown = Object.fromEntries(Object.entries(question).filter(([name]) => !refused.has(name)));
  return taken as Question;
}

/** A refusal names the parameter: by itself, with a part of it (`response_format.type`), or in its sentence only. */
function isRefusalOf(name: string, error: unknown): boolean {
  const { status, param, message } = error as Refusal;
  if (status !== 400 && status !== 422) return false;
  if (typeof param === 'string' && param !== '') return param.split(/[.[]/, 1)[0] === name;
  return String(message).includes(name);
}
