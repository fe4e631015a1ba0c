import type { AdditionOf } from '@sojourn/contracts/plan';
import { Button, Spinner, VisuallyHidden } from '@sojourn/ui';
import { RemoteWidget } from '@sojourn/web-kit';
import { useState } from 'react';

/** A button that hands a stay to the trips, whose own dialog asks which one it is for. */
export const AddToTrip = ({ addition }: { addition: AdditionOf<'stay'> }) => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        Add to trip<VisuallyHidden>: {addition.hotel.name}</VisuallyHidden>
      </Button>
      {isAdding && (
        <RemoteWidget
          name="trips/add-to-trip"
          props={{ addition, onClose: () => setAdding(false) }}
          fallback={<Spinner label="Loading your trips" />}
        />
      )}
    </>
  );
};
