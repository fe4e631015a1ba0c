/** Carrying an item by keyboard: which slot comes next. */
import type { Slot } from '@sojourn/trip';

/** A list that can take an item, and how many it holds without the one that is carried. */
export type Section = { day: string | null; count: number };

/** One place up or down, or a whole day. */
export type Step = 'up' | 'down' | 'day-up' | 'day-down';

/** The slot after a step, through all lists in their order; at either end it stays. */
export function nextSlot(sections: readonly Section[], slot: Slot, step: Step): Slot {
  const now = sections.findIndex(({ day }) => day === slot.day);
  const section = sections[now];
  if (!section) return slot;
  if (step === 'up' && slot.at > 0) return { day: slot.day, at: slot.at - 1 };
  if (step === 'down' && slot.at < section.count) return { day: slot.day, at: slot.at + 1 };
  const isUp = step === 'up' || step === 'day-up';
  const next = sections[now + (isUp ? -1 : 1)];
  if (!next) return slot;
  return { day: next.day, at: step === 'down' ? 0 : next.count };
}
