import type { Recommendation } from '@sojourn/contracts';
import { Button, Chip } from '@sojourn/ui';
import { Columns3, Pin, RefreshCw } from 'lucide-react';
import { CardChips } from './card.styles';
import type { ListChanges } from './use-keeping';

type CardChoicesProps = {
  recommendation: Pick<Recommendation, 'id' | 'destination'>;
  changes: ListChanges | null;
  isCompared: boolean;
  onCompare: () => void;
};

/** What can be done with a place as one of a list: it stays, another takes its place, it is compared. */
export function CardChoices({ recommendation: { id, destination }, changes, isCompared, onCompare }: CardChoicesProps) {
  const isSwapping = changes?.swapping === id;
  return (
    <CardChips>
      {changes && (
        <>
          <Chip
            pressed={changes.kept.includes(id)}
            icon={<Pin size={16} aria-hidden />}
            aria-label={`Keep ${destination}`}
            title="Stays where it is while you refine the list"
            onClick={() => changes.onKeep(id)}
          >
            Keep
          </Chip>
          <Button
            variant="secondary"
            size="sm"
            icon={<RefreshCw size={16} aria-hidden />}
            aria-label={isSwapping ? `Looking for a place like ${destination}` : `Swap ${destination}`}
            aria-busy={isSwapping}
            aria-disabled={!changes.canSwap}
            title="Another place like it"
            onClick={() => changes.canSwap && changes.onSwap(id)}
          >
            {isSwapping ? 'Looking…' : 'Swap'}
          </Button>
        </>
      )}
      <Chip
        pressed={isCompared}
        icon={<Columns3 size={16} aria-hidden />}
        aria-label={`Compare ${destination}`}
        onClick={onCompare}
      >
        Compare
      </Chip>
    </CardChips>
  );
}
