import type { Recommendation } from '@sojourn/contracts';
import { Button } from '@sojourn/ui';
import { RemoteWidget, todayHere } from '@sojourn/web-kit';
import { Bookmark } from 'lucide-react';
import { proposeTrip, type TripWishes } from './trip-proposal.model';

type SaveTripProps = {
  recommendation: Recommendation;
  wishes: TripWishes | null;
  onSaved: (isSaved: boolean) => void;
};

/** Hands the whole trip to the trips, which say what they would make of it, make it, and lead to it. */
export const SaveTrip = ({ recommendation, wishes, onSaved }: SaveTripProps) => (
  <RemoteWidget
    name="trips/save-plan"
    place={{ compact: true }}
    props={{ proposal: proposeTrip(recommendation, wishes, todayHere()), onSaved }}
    fallback={
      <Button icon={<Bookmark aria-hidden="true" />} pending pendingText="Save This Trip">
        Save This Trip
      </Button>
    }
  />
);
