import type { Recommendation } from '@sojourn/contracts';
import { Button, Text } from '@sojourn/ui';
import { formatCount, loadable, Loaded } from '@sojourn/web-kit';
import { useEffect, useState } from 'react';
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
    <Bar data-uncovered role="group" aria-label="Compare places">
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

const MISSING = 'The comparison could not be loaded. Please reload this page when you are connected again.';

function SideBySide({ places }: { places: Places }) {
  /** How often it was asked for since it was last closed. */
  const [asked, setAsked] = useState(0);
  // What does not come now is fetched when it is asked for.
  useEffect(() => void dialog.load().catch(() => undefined), []);
  return (
    <>
      <Button size="sm" onClick={() => setAsked(asked + 1)}>
        Compare
      </Button>
      {asked > 0 && (
        <Loaded
          key={asked}
          of={dialog}
          props={{ places, onClose: () => setAsked(0) }}
          fallback={null}
          missing={
            <Text size="sm" role="alert">
              {MISSING}
            </Text>
          }
        />
      )}
    </>
  );
}
