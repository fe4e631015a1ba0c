import type { Recommendation } from '@sojourn/contracts';
import { Button, Text } from '@sojourn/ui';
import { formatCount, loadable, Loaded } from '@sojourn/web-kit';
import { useState } from 'react';
import { MOST_COMPARED } from './comparison.model';
import { Bar } from './comparison.styles';

const dialog = loadable(() => import('./comparison-dialog').then((m) => m.ComparisonDialog));

type ComparisonProps = { places: readonly Recommendation[]; onClear: () => void };

/** The places that were chosen, at the page's lower edge while the list is looked through. */
export function Comparison({ places, onClear }: ComparisonProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = places;
  if (!first) return null;
  const isEnough = places.length > 1;
  return (
    <Bar role="group" aria-label="Compare places">
      <Text size="sm">
        {isEnough
          ? `${formatCount(places.length, 'place')} chosen${places.length < MOST_COMPARED ? ', one more can be' : ''}`
          : `${first.destination} chosen. Choose another to compare.`}
      </Text>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
      {isEnough && (
        <Button size="sm" onClick={() => setOpen(true)}>
          Compare
        </Button>
      )}
      {isOpen && <Loaded of={dialog} props={{ places, onClose: () => setOpen(false) }} fallback={null} />}
    </Bar>
  );
}
