/** What the choices of the steps are called, and what they say in the summary. */
import type { Preferences } from '@sojourn/contracts';
import { formatDollars } from '@sojourn/travel';
import { formatLocation } from './location.model';
import type { Draft } from './plan.model';
import { formatWhen } from './when.model';

type Named<Value extends string> = readonly { value: Value; label: string; hint: string }[];

export const vacationChoices: Named<Preferences['vacationType'][number]> = [
  { value: 'adventure', label: 'Adventure', hint: 'Trails, rivers, first times' },
  { value: 'relaxing', label: 'Relaxing', hint: 'Slow days, warm water' },
  { value: 'party', label: 'Party', hint: 'Music and late nights' },
  { value: 'cultural', label: 'Cultural', hint: 'Old stones, new tables' },
  { value: 'nature', label: 'Nature', hint: 'Wild places and animals' },
  { value: 'urban', label: 'Urban', hint: 'Streets, shops, skylines' },
  { value: 'romantic', label: 'Romantic', hint: 'Time for two' },
  { value: 'family', label: 'Family', hint: 'Good for every age' },
];

export const styleChoices: Named<Preferences['travelStyle'][number]> = [
  { value: 'luxury', label: 'Luxury', hint: 'The best rooms and tables' },
  { value: 'mid-range', label: 'Mid-range', hint: 'Comfort without excess' },
  { value: 'budget', label: 'Budget', hint: 'Simple, clean and central' },
  { value: 'backpacking', label: 'Backpacking', hint: 'Hostels, buses, street food' },
];

export const durationChoices: Named<Preferences['duration']> = [
  { value: 'weekend', label: 'Weekend', hint: '2-3 days' },
  { value: 'week', label: 'Week', hint: '1 week' },
  { value: 'extended', label: 'Extended', hint: '2-3 weeks' },
  { value: 'month', label: 'Month', hint: '1+ months' },
];

/** A line of the summary; `step` is where it is changed. `isOpen` when nothing was said. */
export type SummaryLine = { step: number; label: string; value: string; isOpen: boolean };

export function summaryOf(draft: Draft): SummaryLine[] {
  const duration = durationChoices.find(({ value }) => value === draft.duration);
  const line = (step: number, label: string, { value, open }: { value: string; open: string }): SummaryLine => ({
    step,
    label,
    value: value || open,
    isOpen: value === '',
  });
  return [
    line(1, 'Vacation type', { value: labels(vacationChoices, draft.vacationType), open: 'Not chosen yet' }),
    line(2, 'Budget per person', { value: draft.budget > 0 ? formatDollars(draft.budget) : '', open: 'No limit' }),
    line(3, 'Duration', { value: duration?.hint ?? '', open: '' }),
    line(3, 'When', { value: formatWhen(draft.when), open: 'Flexible' }),
    line(4, 'Travel style', { value: labels(styleChoices, draft.travelStyle), open: 'Any' }),
    line(5, 'Group', { value: draft.groupSize.trim(), open: 'Not said' }),
    line(5, 'Interests', { value: draft.interests.join(', '), open: 'Open to anything' }),
    line(6, 'Details', { value: draft.customDetails.trim(), open: 'None' }),
    line(7, 'Starting from', { value: draft.location ? formatLocation(draft.location) : '', open: 'Not known yet' }),
  ];
}

/** A part of the sentence: where it was said, its words, and what stands before them. */
export type SentencePart = { step: number; words: string; before: string };

/** What was said before a step, as one sentence: `Adventure, up to $2,000, 1 week in July, for 2 adults`. */
export function sentenceOf(draft: Draft, step: number): SentencePart[] {
  const duration = durationChoices.find(({ value }) => value === draft.duration)?.hint ?? '';
  const parts: SentencePart[] = [
    { step: 1, words: labels(vacationChoices, draft.vacationType), before: '' },
    { step: 2, words: draft.budget > 0 ? formatDollars(draft.budget) : '', before: ', up to ' },
    { step: 3, words: [duration, formatWhen(draft.when)].filter(Boolean).join(', '), before: ', for ' },
    { step: 4, words: labels(styleChoices, draft.travelStyle).toLowerCase(), before: ', ' },
    { step: 5, words: draft.groupSize.trim(), before: ', with ' },
    { step: 6, words: draft.customDetails.trim() ? 'your details' : '', before: ', and ' },
  ];
  const said = parts.filter(({ step: at, words }) => at < step && words !== '');
  return said.map((part, at) => (at === 0 ? { ...part, before: '' } : part));
}

const labels = <Value extends string>(choices: Named<Value>, chosen: readonly Value[]) =>
  choices
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ');

/** What the server is at, in words. */
export const stageWords = {
  queued: 'Getting in line',
  reading: 'Reading the catalogue',
  matching: 'Matching places to your wishes',
  pricing: 'Pricing flights and stays',
  writing: 'Writing down why',
  done: 'Done',
} as const;
