/** The command that takes back what another one did. */
import type { CollectionName, StepOf } from '@sojourn/contracts/plan';
import type { TouchedPart } from './draft';
import { contentOf, isSame, type AnyPart } from './part';
import { shorten } from './format';

const UNDID = 'Undid: ';
const REDID = 'Redid: ';

/** What is said of taking back what was said to be done. */
function summaryOfInverse(summary: string): string {
  if (summary.startsWith(UNDID)) return `${REDID}${summary.slice(UNDID.length)}`;
  return shorten(`${UNDID}${summary.startsWith(REDID) ? summary.slice(REDID.length) : summary}`);
}

/** The fields of a part that have changed, as they were. */
function fieldsBefore(before: AnyPart, after: AnyPart): Record<string, unknown> {
  const now = contentOf(after) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(contentOf(before)).filter(([name, value]) => !isSame(value, now[name])));
}

/**
 * The command that makes parts what they were.
 * @param touched each as it was and as it is, @param summary what a history says of it
 */
export function restoreOf(touched: readonly TouchedPart[], summary: string): StepOf<'restore'> {
  const head: Record<string, unknown> = {};
  const put: unknown[] = [];
  const change: unknown[] = [];
  const remove: { in: CollectionName; id: string; version: number }[] = [];
  for (const { in: name, id, before, after } of touched) {
    const version = after?.version ?? 0;
    const was = before?.version;
    if (name === 'head') head[id] = { ...(before && contentOf(before)), version, was };
    else if (before && after) change.push({ in: name, id, version, was, fields: fieldsBefore(before, after) });
    else if (before)
      put.push({ in: name, id, version: before.version, latest: before.latest, content: contentOf(before) });
    else remove.push({ in: name, id, version });
  }
  return {
    type: 'restore',
    summary,
    head: head as StepOf<'restore'>['head'],
    put: put as StepOf<'restore'>['put'],
    change: change as StepOf<'restore'>['change'],
    remove,
  };
}

/** @param touched every part that was written, @param summary what was said of that */
export const inverseOf = (touched: readonly TouchedPart[], summary: string): StepOf<'restore'> =>
  restoreOf(touched, summaryOfInverse(summary));
