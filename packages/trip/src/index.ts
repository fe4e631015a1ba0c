/** What a trip is, and every change that can be made to it: pure, the same in browsers and servers. */
export { additionStep, hasAddition, titleOfAddition, tripOfAddition } from './addition';
export { additionCommand, bookedCommand, staysAtThatTime, type AdditionSeed } from './addition-command';
export { apply, isApplied, type Applied, type Happening, type Outcome } from './apply';
export { joinSpecFields, readBrowserTrip, specFieldsOf } from './browser-trip';
export { perDay, splitBudget, type BudgetShare, type BudgetShareName } from './budget-split';
export { climateOf, climates, type Climate } from './climate';
export { datesRefusal, previewDates, type DateChange, type DatePreview, type ItemMove } from './date-change';
export { fillDayCommand, swapActivityCommand } from './day-commands';
export { dayPaces, type DayActivity, type DayFilling, type DayPace, type FilledSlot } from './day-activity';
export { fillDay } from './day-filling';
export { isReplaceable } from './day-spans';
export { similarActivities } from './similar-activities';
export {
  isInTrip,
  itemsOn,
  plannedItem,
  rankAt,
  timelineOf,
  unscheduledItems,
  type PlannedItem,
  type TimelineEvent,
} from './day-plan';
export {
  childThings,
  generatePackingList,
  packingChildren,
  packingThings,
  packingTripTypes,
  type PackingChild,
  type PackingSeed,
  type PackingTripType,
} from './generate-packing-list';
export { formatDay } from './format';
export { generateTimeline, type TimelineSeed } from './generate-timeline';
export { headPartOf, partyOf } from './head-part';
export { importCommands } from './import-commands';
export { dollars, moneyOf, readBudget, usCentsOf } from './money';
export { dayTimeOf, type TimedActivity } from './day-time';
export { intoTrip, moveItem, moveToDay, rankAfterAll, slotOf, startItemAt, type Slot } from './move-item';
export { newItem, newTrip, type TripStart } from './new-trip';
export { checkPlan, type Finding } from './plan-check';
export type { Conflict, Refusal } from './refusal';
export { proposePlace, type AdditionPlace } from './proposed-place';
export { proposalCommand } from './proposal';
export { replay, type Replay } from './replay';
export { restorePoint, rewind, type RestoredPart } from './restore-point';
export { statusRefusal } from './rules/head';
export { bookingsOf, hasTicket, standingOf, toChoose, type Standing } from './standing';
export { faultOf } from './soundness';
export { balancesOf, paymentMade, settle, sharesOf, type Balance, type Payment } from './settlement';
export { everythingIncluded, seesEverything, sharedRefusal, sharedView } from './shared-view';
export { categoryOf, costOf, spendingOf, type Spending, type TripSpending } from './spending';
export { tipBoardOf } from './tip-board';
export { daysOf, durationInDays, formatTripLength, planDays } from './trip-days';
export { changeRefusal, sharedCommand, type TripRole } from './trip-role';
export { emptyUndoStack, pushDone, pushRedone, pushUndone, type UndoStack, type UndoStep } from './undo-stack';
