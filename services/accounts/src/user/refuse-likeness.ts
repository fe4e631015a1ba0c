import { AppError } from '@sojourn/node-kit';
import { likenessFault } from './name-likeness.model';

/**
 * Refuses names that others would take for the house or for somebody else.
 * @param fields what each field is called on the wire, and the parts of the name that end in it
 * @throws AppError `bad-input` that says which field and why
 */
export function refuseLikeness(fields: Record<string, readonly (string | null | undefined)[]>): void {
  const details = Object.entries(fields).flatMap(([path, parts]) => {
    const message = likenessFault(...parts);
    return message ? [{ path, message }] : [];
  });
  const [first] = details;
  if (first) throw new AppError('bad-input', first.message, { details });
}
