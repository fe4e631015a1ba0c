/** What only the planner and its recommendations take of the contracts. */
export {
  budgetSlider,
  MAX_PLANNED_BUDGET,
  interestTags,
  preferencesSchema,
  recommendationAnswerSchema,
  recommendationProgressSchema,
  recommendationStages,
  travelStyles,
  tripDurations,
  vacationTypes,
} from '@sojourn/contracts/recommendation';
