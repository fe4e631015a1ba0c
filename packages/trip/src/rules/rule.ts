/** What a rule is: it carries out one step on a draft, or ends it with a refusal, and says in a sentence what it did. */
import type { StepOf, TripStep } from '@sojourn/contracts/plan';
import type { Draft } from '../draft';

/** Every type of step. */
export type StepType = TripStep['type'];

/** The rule of one type of step. */
export type Rule<Type extends StepType> = (draft: Draft, step: StepOf<Type>) => string;

/** Rules by the types of their steps. */
export type Rules<Type extends StepType = StepType> = { [Each in Type]: Rule<Each> };

/** The steps of one subject: `item` has `item.add`, `item.edit` and so on. */
export type StepsOn<Subject extends string> = Extract<StepType, `${Subject}.${string}`>;
