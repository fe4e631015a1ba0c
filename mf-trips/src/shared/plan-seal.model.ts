/** A mark beside a stored plan that says: it is as it was when it was checked, so it need not be checked again. */
import { collectionNames, PLAN_SHAPE, type TripPlan } from '@sojourn/contracts/plan';
import { jsonTextOf } from './json-text.model';

/** Two 32-bit sums of what was read so far. */
type Sums = readonly [number, number];

const START: Sums = [0x811c9dc5, 7];
const FNV_PRIME = 0x01000193;

/** FNV-1a (draft-eastlake-fnv) beside a sum of powers of 31: a slip of storage or of a hand that keeps both is no slip. */
function add([one, other]: Sums, text: string): Sums {
  let [first, second] = [one, other];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, FNV_PRIME);
    second = (Math.imul(second, 31) + code) | 0;
  }
  return [first, second];
}

/** Sums by the part they are of: a change of a trip makes the parts anew that it touches, and no others. */
const known = new WeakMap<object, Sums>();

function sumsOf(part: object): Sums {
  const sums = known.get(part) ?? add(START, jsonTextOf(part));
  known.set(part, sums);
  return sums;
}

/** Reads a part for the seal, and for writing it, ahead of both. */
export function readForSeal(part: object): void {
  sumsOf(part);
}

/** Of a collection as of a part: most changes touch one of them. */
function sumsOfAll(parts: Readonly<Record<string, object>>): Sums {
  const sums =
    known.get(parts) ??
    Object.entries(parts).reduce((all, [id, part]) => add(all, `${id} ${sumsOf(part).join(' ')}`), START);
  known.set(parts, sums);
  return sums;
}

/**
 * The seal of a plan; of one in which anything is another, another one. It guards against mistakes, not against people:
 * whoever may write a browser's storage may write a seal, too.
 */
export function sealOf(plan: TripPlan): string {
  let sums = add(START, `${plan.shape} ${plan.version}`);
  sums = add(sums, sumsOf(plan.head).join(' '));
  for (const name of collectionNames) sums = add(sums, `${name} ${sumsOfAll(plan[name]).join(' ')}`);
  return `${PLAN_SHAPE}-${sums.map((sum) => (sum >>> 0).toString(36)).join('-')}`;
}

/** Whether what is stored is what was sealed; nothing that looks like no plan at all is. */
export function isSealed(plan: unknown, seal: string | undefined): plan is TripPlan {
  if (seal === undefined || typeof plan !== 'object' || plan === null) return false;
  const isRecord = (name: string) => {
    const parts = (plan as Record<string, unknown>)[name];
    return typeof parts === 'object' && parts !== null && Object.values(parts).every((part) => Object(part) === part);
  };
  return ['head', ...collectionNames].every(isRecord) && sealOf(plan as TripPlan) === seal;
}
