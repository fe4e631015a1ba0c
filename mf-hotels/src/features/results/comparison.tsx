import { Button, Text } from '@sojourn/ui';
import { formatCount, Loaded, loadable } from '@sojourn/web-kit';
import { useState } from 'react';
import { Bar } from './comparison.styles';
import type { ListedStay } from './listed-stay.model';
import { MOST_COMPARED } from './view.model';

const dialog = loadable(() => import('./comparison-dialog').then((m) => m.ComparisonDialog));

type ComparisonProps = { stays: readonly ListedStay[]; airportCode: string | undefined; onClear: () => void };

/** The stays that were chosen, at the page's lower edge while the list is looked through. */
export const Comparison = ({ stays, airportCode, onClear }: ComparisonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [first] = stays;
  if (!first) return null;
  const isEnough = stays.length > 1;
  const room = MOST_COMPARED - stays.length;
  return (
    <Bar role="group" aria-label="Compare hotels">
      <Text size="sm" role="status">
        {isEnough
          ? `${formatCount(stays.length, 'hotel')} chosen${room > 0 ? `, ${room} more can be` : ''}`
          : `${first.hotel.name} chosen. Choose another to compare.`}
      </Text>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
      {isEnough && (
        <Button size="sm" onClick={() => setOpen(true)}>
          Compare
        </Button>
      )}
      {isOpen && <Loaded of={dialog} props={{ stays, airportCode, onClose: () => setOpen(false) }} fallback={null} />}
    </Bar>
  );
};
