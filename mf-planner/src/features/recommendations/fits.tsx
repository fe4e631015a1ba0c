import type { FittingWish } from '@sojourn/contracts';
import { Check } from 'lucide-react';
import { Fit, FitList } from './understood.styles';

/** The wishes that a place fits, each with the fact that shows it. */
export function Fits({ fits }: { fits: readonly FittingWish[] }) {
  if (fits.length === 0) return null;
  return (
    <FitList aria-label="Why it fits">
      {fits.map(({ label, evidence }) => (
        <Fit key={label}>
          <Check size={14} aria-hidden />
          <span>
            <strong>{label}</strong>
            {evidence && `: ${evidence}`}
          </span>
        </Fit>
      ))}
    </FitList>
  );
}
