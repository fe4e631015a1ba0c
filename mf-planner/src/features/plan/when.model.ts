/** When somebody wants to go, as the planner asks it and as it is sent. */
import type { Preferences } from '@sojourn/contracts';
import { monthName } from '@sojourn/travel';

/** Days are `YYYY-MM-DD`, '' while not chosen. */
export type WhenDraft =
  { kind: 'flexible' } | { kind: 'month'; month: number } | { kind: 'dates'; startDate: string; endDate: string };

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What is sent; dates that are not both chosen are as good as none. */
export function toWhen(when: WhenDraft): Preferences['when'] {
  if (when.kind === 'month') return { month: when.month };
  if (when.kind === 'dates' && when.startDate && when.endDate) {
    return { startDate: when.startDate, endDate: when.endDate };
  }
  return undefined;
}

/** What was kept, as far as it can be read. */
export function readWhen(value: unknown): WhenDraft {
  const { kind, month, startDate, endDate } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'month' && Number.isInteger(month) && Number(month) >= 1 && Number(month) <= 12) {
    return { kind, month: Number(month) };
  }
  if (kind !== 'dates') return { kind: 'flexible' };
  const day = (text: unknown) => (typeof text === 'string' && DAY.test(text) ? text : '');
  return { kind, startDate: day(startDate), endDate: day(endDate) };
}

/** In the summary; '' for the flexible. */
export function formatWhen(when: WhenDraft): string {
  if (when.kind === 'month') return monthName(when.month);
  const sent = toWhen(when);
  return sent && 'startDate' in sent ? `${sent.startDate} to ${sent.endDate}` : '';
}
