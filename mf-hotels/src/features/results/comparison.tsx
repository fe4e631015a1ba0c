import { Button, Text } from '@sojourn/ui';
import { formatCount, Loaded, loadable } from '@sojourn/web-kit';
import { useState } from 'react';
import { Bar } from './comparison.styles';
import type { ListedStay } from './listed-stay.model';
import { MOST_COMPARED } from './view.model';

const dialog = loadable(() => import('./comparison-dialog').then((m) => m.ComparisonDialog));

type ComparisonProps = { stays: readonly ListedStay[]; airportCode: string | undefined; onClear: () => void };

function wordsOf(stays: readonly ListedStay[]): string {
  const room = MOST_COMPARED - stays.length;
  if (stays.length < 2) return `${stays[0]?.hotel.name ?? 'One'} chosen. Choose another to compare.`;
  return `${formatCount(stays.length, 'hotel')} chosen${room > 0 ? `, ${room} more can be` : ''}`;
}

/** The stays that were chosen, at the page's lower edge while the list is looked through. */
export const Comparison = ({ stays, airportCode, onClear }: ComparisonProps) => {
  const [isOpen, setOpen] = useState(false);
  if (stays.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Bar data-uncovered role="group" aria-label="Compare hotels">
        <Text role="status" size="sm">
          {wordsOf(stays)}
        </Text>
        {stays.length > 1 && (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)} size="sm">
            Compare
          </Button>
        )}
        <Button onClick={onClear} size="sm" variant="quiet">
          Clear
        </Button>
      </Bar>
      {isOpen && <Loaded of={dialog} fallback={null} props={{ stays, airportCode, onClose: close }} />}
    </>
  );
};
