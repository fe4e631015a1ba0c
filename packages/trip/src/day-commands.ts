/** Commands that fill a day anew, or put one thing to do in the place of another: each is one step to undo. */
import { tripTextLimits, type StepOf, type TripCommand, type TripNeed, type TripPlan } from '@sojourn/contracts/plan';
import { shortened } from '@sojourn/travel';
import { endAfter } from './end-after';
import { foundOf, type DayActivity, type DayFilling, type FilledSlot } from './day-activity';
import { isIdeaOf } from './day-filling';
import { isReplaceable } from './day-spans';
import { isInTrip, itemsOn, rankAt, unscheduledItems } from './day-plan';
import { headPartOf, partyOf } from './head-part';
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

type Filled = Pick<DayFilling, 'day' | 'lockedIds'> & {
  slots: readonly FilledSlot[];
  needs?: readonly TripNeed[] | undefined;
};

/** What the days of a trip mind from now on; none where they mind that already. */
function needsStep({ head }: TripPlan, needs: readonly TripNeed[]): StepOf<'head.edit'>[] {
  const { latest: _, needs: before = [], ...party } = headPartOf(head, 'party');
  const isSame = needs.length === before.length && needs.every((need) => before.includes(need));
  return isSame ? [] : [{ type: 'head.edit', parts: { party: { ...party, needs: [...needs] } } }];
}

/**
 * A day with what was found for it in place of its activities; what is locked or booked, and all else, stays. What the day
 * had already only has another hour.
 */
export function fillDayCommand(
  plan: TripPlan,
  { day, lockedIds, slots, needs }: Filled,
  { today, newId }: Seed,
): TripCommand {
  const ideas = unscheduledItems(plan).filter((item) => slots.some(({ activity }) => isIdeaOf(item, activity)));
  const replaced = itemsOn(plan, day).filter((item) => isReplaceable(item, lockedIds));
  const itemOf = ({ activity }: FilledSlot) =>
    replaced.find((item) => isInTrip({ items: { [item.id]: item } }, foundOf(activity)));
  const again = slots.flatMap((slot) => {
    const item = itemOf(slot);
    return item ? [{ ...slot, item }] : [];
  });
  const gone = [...replaced.filter((item) => !again.some((each) => each.item.id === item.id)), ...ideas];
  const stays = itemsOn(plan, day).filter((item) => !isReplaceable(item, lockedIds));
  const removed = gone.map(({ id, version }): StepOf<'item.remove'> => ({ type: 'item.remove', id, version }));
  let rank = rankAt(stays, stays.length);
  const moved = again.map(({ item: { id, version }, activity, start }): StepOf<'item.edit'> => ({
    type: 'item.edit',
    id,
    version,
    fields: { start, end: endAfter(start, activity.minutes) },
  }));
  const fresh = slots.filter((slot) => !itemOf(slot));
  const added = fresh.map((slot): StepOf<'item.add'> => {
    const content = { ...contentOf(plan, slot, today), type: 'activity' as const, day, start: slot.start, rank };
    rank = rankAt([{ rank }], 1);
    return { type: 'item.add', id: newId(), content: newItem(content) };
  });
  const steps = [...needsStep(plan, needs ?? plan.head.party?.needs ?? []), ...removed, ...moved, ...added];
  return { type: 'batch', summary: `Planned anew: ${formatDayOrUnscheduled(day)}`, steps };
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
