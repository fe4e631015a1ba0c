import type { Recommendation } from '@sojourn/contracts';
import { Button, Text } from '@sojourn/ui';
import { formatCount, loadable, Loaded } from '@sojourn/web-kit';
import { useState } from 'react';
import { MOST_COMPARED } from './comparison.model';
import { Bar } from './comparison.styles';

const dialog = loadable(() => import('./comparison-dialog').then((m) => m.ComparisonDialog));

type Places = readonly Recommendation[];

/** The places that were chosen, at the page's lower edge while the list is looked through. */
export function Comparison({ places, onClear }: { places: Places; onClear: () => void }) {
  const [first] = places;
  if (!first) return null;
  const more = places.length < MOST_COMPARED ? ', one more can be' : '';
  return (
    <Bar role="group" aria-label="Compare places">
      <Text size="sm">
        {places.length > 1
          ? `${formatCount(places.length, 'place')} chosen${more}`
          : `${first.destination} chosen. Choose another to compare.`}
      </Text>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
      {places.length > 1 && <SideBySide places={places} />}
    </Bar>
  );
}

function SideBySide({ places }: { places: Places }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Compare
      </Button>
      {isOpen && <Loaded of={dialog} props={{ places, onClose: () => setOpen(false) }} fallback={null} />}
    </>
  );
}
