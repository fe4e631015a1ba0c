/** Where this browser keeps what was said in the planner: for a reload, for signing in, for a second tab. */
import { removeStored } from '@sojourn/web-kit';

export const PLAN_DRAFT_KEY = 'plannerDraft';

/** Start Over starts over. */
export const forgetPlanDraft = (): void => removeStored(PLAN_DRAFT_KEY);
