import type { FittingWish, Recommendation } from '@sojourn/contracts';
import { Check, Minus, X } from 'lucide-react';
import { Fit, FitList } from './understood.styles';

/** The wishes that a place breaks, those that it misses and those that it fits, each with the fact that shows it. */
export const Fits = ({ fits = [], breaks = [], misses = [] }: Pick<Recommendation, 'fits' | 'breaks' | 'misses'>) => (
  <>
    <Facts label="What it breaks" wishes={breaks} state="broken" />
    <Facts label="What it misses" wishes={misses} state="missed" />
    <Facts label="Why it fits" wishes={fits} state="kept" />
  </>
);

const icons = { broken: X, missed: Minus, kept: Check };
const words = { broken: 'Breaks ', missed: 'Misses ', kept: '' };

type FactsProps = { label: string; wishes: readonly FittingWish[]; state: keyof typeof icons };

function Facts({ label: name, wishes, state }: FactsProps) {
  const Icon = icons[state];
  if (wishes.length === 0) return null;
  return (
    <FitList aria-label={name}>
      {wishes.map(({ label, evidence }) => (
        <Fit key={label} data-state={state}>
          <Icon size={14} aria-hidden />
          <span>
            {words[state]}
            <strong>{label}</strong>
            {evidence && `: ${evidence}`}
          </span>
        </Fit>
      ))}
    </FitList>
  );
}
