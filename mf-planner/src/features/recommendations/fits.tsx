import type { FittingWish } from '@sojourn/contracts';
import { Check, X } from 'lucide-react';
import { Fit, FitList } from './understood.styles';

type FitsProps = { fits: readonly FittingWish[]; breaks: readonly FittingWish[] };

/** The wishes that a place breaks and those that it fits, each with the fact that shows it. */
export const Fits = ({ fits, breaks }: FitsProps) => (
  <>
    <Facts label="What it breaks" wishes={breaks} isBroken />
    <Facts label="Why it fits" wishes={fits} />
  </>
);

type FactsProps = { label: string; wishes: readonly FittingWish[]; isBroken?: boolean };

function Facts({ label: name, wishes, isBroken = false }: FactsProps) {
  if (wishes.length === 0) return null;
  return (
    <FitList aria-label={name}>
      {wishes.map(({ label, evidence }) => (
        <Fit key={label} data-state={isBroken ? 'broken' : 'kept'}>
          {isBroken ? <X size={14} aria-hidden /> : <Check size={14} aria-hidden />}
          <span>
            {isBroken && 'Breaks '}
            <strong>{label}</strong>
            {evidence && `: ${evidence}`}
          </span>
        </Fit>
      ))}
    </FitList>
  );
}
