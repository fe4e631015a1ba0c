/** Commands that fill a day anew, or put one thing to do in the place of another: each is one step to undo. */
import { tripTextLimits, type StepOf, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import { shortened } from '@sojourn/travel';
import { endAfter } from './end-after';
import type { DayActivity, DayFilling, FilledSlot } from './day-activity';
import { isIdeaOf } from './day-filling';
import { isReplaceable } from './day-spans';
import { itemsOn, rankAt, unscheduledItems } from './day-plan';
import { partyOf } from './head-part';
import { dollars } from './money';
import { newItem } from './new-trip';
import { formatDayOrUnscheduled } from './format';

type Seed = { today: string; newId: () => string };

const CENTS = 100;

/** What a plan says of something to do, but for its day and its place among others. */
function contentOf(
  plan: TripPlan,
  { activity, start }: { activity: DayActivity; start: string | null },
  today: string,
) {
  const { id, name, location, price, minutes, position = null } = activity;
  const people = partyOf(plan) ?? 1;
  return {
    title: shortened(name, tripTextLimits.title),
    notes: '',
    place: { name: shortened(location, tripTextLimits.place), position },
    end: start === null ? null : endAfter(start, minutes),
    planned: price > 0 ? dollars(price * people * CENTS, today) : null,
    source: { kind: 'attraction' as const, id: shortened(id, tripTextLimits.sourceId) },
  };
}

/** A day with what was found for it in place of its activities; what is locked or booked, and all else, stays. */
export function fillDayCommand(
  plan: TripPlan,
  { day, lockedIds, slots }: Pick<DayFilling, 'day' | 'lockedIds'> & { slots: readonly FilledSlot[] },
  { today, newId }: Seed,
): TripCommand {
  const ideas = unscheduledItems(plan).filter((item) => slots.some(({ activity }) => isIdeaOf(item, activity)));
  const gone = [...itemsOn(plan, day).filter((item) => isReplaceable(item, lockedIds)), ...ideas];
  const stays = itemsOn(plan, day).filter((item) => !isReplaceable(item, lockedIds));
  const removed = gone.map(({ id, version }): StepOf<'item.remove'> => ({ type: 'item.remove', id, version }));
  let rank = rankAt(stays, stays.length);
  const added = slots.map((slot): StepOf<'item.add'> => {
    const content = { ...contentOf(plan, slot, today), type: 'activity' as const, day, start: slot.start, rank };
    rank = rankAt([{ rank }], 1);
    return { type: 'item.add', id: newId(), content: newItem(content) };
  });
  return { type: 'batch', summary: `Planned anew: ${formatDayOrUnscheduled(day)}`, steps: [...removed, ...added] };
}

/** One thing to do in the place of another, at its time. */
export function swapActivityCommand(
  plan: TripPlan,
  { itemId, activity }: { itemId: string; activity: DayActivity },
  today: string,
): StepOf<'item.edit'> | null {
  const item = plan.items[itemId];
  if (!item) return null;
  const fields = contentOf(plan, { activity, start: item.start }, today);
  return { type: 'item.edit', id: itemId, version: item.version, fields };
}
