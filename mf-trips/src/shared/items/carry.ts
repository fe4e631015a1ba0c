/** Carrying an item by the keys of its handle: space takes it, arrows carry it, space puts it down, Escape puts it back. */
import { slotOf, type Slot } from '@sojourn/trip';
import type { TripPlan } from '@sojourn/contracts/plan';
import type { KeyboardEvent } from 'react';
import { itemsIn, type PlanDays } from './day-groups.model';
import { nextSlot, type Section, type Step } from './held.model';
import type { Cell } from '../cell';
import type { Held } from './held.store';
import { dayWords } from './item-words.model';

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'day-up',
  PageDown: 'day-down',
  ArrowLeft: 'day-up',
  ArrowRight: 'day-down',
};

type Carrying = {
  held: Cell<Held | null>;
  plan: TripPlan;
  days: PlanDays;
  announce: (words: string) => void;
  drop: (held: Held) => void;
};

const groupsOf = ({ days, outside, unscheduled }: PlanDays) => [...days, ...outside, unscheduled];

function sectionsWithout(days: PlanDays, id: string): Section[] {
  return groupsOf(days).map((group) => ({
    day: group.day,
    count: itemsIn(group).filter((item) => item.id !== id).length,
  }));
}

/** A slot in words: its day, and what it stands before. */
function slotWords(days: PlanDays, slot: Slot, id: string): string {
  const group = groupsOf(days).find(({ day }) => day === slot.day);
  const others = group ? itemsIn(group).filter((item) => item.id !== id) : [];
  const next = others[slot.at];
  const where = slot.day === null ? 'Unscheduled' : dayWords(slot.day);
  return others.length === 0 ? where : `${where}, ${next ? `before ${next.title}` : 'at the end'}`;
}

export function carryByKey(event: KeyboardEvent, id: string, { held, plan, days, announce, drop }: Carrying): void {
  const now = held.get();
  const isTaken = now?.id === id;
  const step = steps[event.key];
  const isTaking = event.key === ' ' || event.key === 'Enter';
  if (!isTaking && !(isTaken && (step || event.key === 'Escape'))) return;
  event.preventDefault();
  event.stopPropagation();
  if (!isTaken) {
    const slot = slotOf(plan, id);
    if (!slot) return;
    held.set({ id, slot, by: 'keys' });
    return announce(`Took ${plan.items[id]?.title}. Arrow keys carry it, Space puts it down, Escape puts it back.`);
  }
  if (isTaking) return drop(now);
  if (!step) {
    held.set(null);
    return announce('Put back.');
  }
  const slot = nextSlot(sectionsWithout(days, id), now.slot, step);
  held.set({ ...now, slot });
  announce(slotWords(days, slot, id));
}
