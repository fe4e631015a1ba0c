import type { Activity } from '@sojourn/contracts';
import { Button, Spinner, VisuallyHidden } from '@sojourn/ui';
import { RemoteWidget } from '@sojourn/web-kit';
import { useState } from 'react';
import { additionOf } from './addition.model';

type AddToTripProps = { activity: Activity; isAttraction: boolean };

/** A button that hands something to do to the trips, whose own dialog asks which one it is for, and when. */
export function AddToTrip({ activity, isAttraction }: AddToTripProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        Add to trip<VisuallyHidden>: {activity.name}</VisuallyHidden>
      </Button>
      {isAdding && (
        <RemoteWidget
          name="trips/add-to-trip"
          props={{
            addition: additionOf(activity, isAttraction ? 'attraction' : 'activity'),
            onClose: () => setAdding(false),
          }}
          fallback={<Spinner label="Loading your trips" />}
        />
      )}
    </>
  );
}
