/** The one function of a trip: what a command makes of it. */
import {
  collectionNames,
  tripPartLimits,
  type CollectionName,
  type TripCommand,
  type TripPlan,
  type TripStep,
} from '@sojourn/contracts/plan';
import { formatCount, formatNumber } from '@sojourn/travel';
import { openDraft, type Draft, type TouchedPart } from './draft';
import { inverseOf } from './inverse';
import type { PartRef } from './part';
import { Refused, refuse, refuseLimit, type Refusal } from './refusal';
import { refuseLooseEnds } from './references';
import { bookingRules } from './rules/booking';
import { dateRules } from './rules/dates';
import { documentRules } from './rules/document';
import { expenseRules } from './rules/expense';
import { headRules } from './rules/head';
import { itemRules } from './rules/item';
import { packingRules } from './rules/packing';
import { restoreRules } from './rules/restore';
import type { Rule, Rules, StepType } from './rules/rule';
import { travellerRules } from './rules/traveller';
import { faultOf } from './soundness';
import { shorten } from './format';

const rules: Rules = {
  ...headRules,
  ...dateRules,
  ...itemRules,
  ...bookingRules,
  ...expenseRules,
  ...travellerRules,
  ...packingRules,
  ...documentRules,
  ...restoreRules,
};

/** What happened: a sentence for a history, and every part that is another one now. None: it was all so already. */
export type Happening = { summary: string; touched: PartRef[] };

/** A command that was carried out. `inverse` takes it back, as one step. */
export type Applied = { trip: TripPlan; inverse: TripCommand; happened: Happening };

/** What becomes of a command. */
export type Outcome = Applied | { refusal: Refusal };

/** Whether a command was carried out. */
export const isApplied = (outcome: Outcome): outcome is Applied => 'trip' in outcome;

const carryOut = (draft: Draft, step: TripStep): string => (rules[step.type] as Rule<StepType>)(draft, step);

function carryOutAll(draft: Draft, command: TripCommand): string {
  if (command.type !== 'batch') return carryOut(draft, command);
  const [first = '', ...others] = command.steps.map((step) => carryOut(draft, step));
  if (command.summary) return command.summary;
  return others.length === 0 ? first : `${first}, and ${formatCount(others.length, 'more change')}`;
}

const COLLECTION_WORDS: Record<CollectionName, string> = {
  travellers: 'travellers',
  bookings: 'bookings',
  items: 'items',
  expenses: 'expenses',
  rates: 'rates',
  packing: 'entries on its packing list',
  documents: 'documents',
};

/** A trip that holds too much already may still shrink. */
function refuseBeyondLimits(draft: Draft): void {
  for (const name of collectionNames) {
    const { now, before } = draft.count(name);
    const most = tripPartLimits[name];
    if (now > most && now > before) {
      throw refuseLimit(
        `A trip has at most ${formatNumber(most)} ${COLLECTION_WORDS[name]}. Please remove some that you no longer need.`,
      );
    }
  }
}

function refuseUnsound(touched: readonly TouchedPart[]): void {
  for (const part of touched) {
    const fault = part.in === 'head' || !part.after ? undefined : faultOf(part.in, part.after as never);
    if (fault) throw refuse(fault);
  }
}

/**
 * Carries a command out on a trip, all of it or nothing. The trip itself is never changed, and the same command on the same
 * trip always has the same outcome: whatever chance, time or generator had a part in it stands in the command.
 * @param command one that its contract has parsed
 */
export function apply(trip: TripPlan, command: TripCommand): Outcome {
  const draft = openDraft(trip);
  try {
    const summary = shorten(carryOutAll(draft, command));
    const touched = draft.touched();
    refuseUnsound(touched);
    refuseLooseEnds(draft, touched);
    refuseBeyondLimits(draft);
    return {
      trip: draft.close(),
      inverse: inverseOf(touched, summary),
      happened: { summary, touched: touched.map(({ in: name, id }) => ({ in: name, id }) as PartRef) },
    };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    throw error;
  }
}
