import { AlertDialog } from '@sojourn/ui/alert-dialog';
import { Banner } from '@sojourn/ui';
import type { TripStatus } from '@sojourn/contracts';
import { toast, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { statusWords } from '../../shared/trip-badges';
import { entryOf, TripConflict, type PlannedTrip, type TripEntry } from '../../shared/trip.model';
import { sentenceOf, useChangeTrip } from '../../shared/trips.queries';
import { BudgetCard } from './budget-card';
import { NotesCard } from './notes-card';
import { Column, Columns } from './overview.styles';
import { PlansCard } from './plans-card';
import { StatusCard } from './status-card';
import { StayCard } from './stay-card';
import { TripHero } from './trip-hero';

type TripOverviewProps = { trip: PlannedTrip; onEdit: () => void; onDelete: () => void };

/** All there is to know of a trip so far. */
export const TripOverview = ({ trip, onEdit, onDelete }: TripOverviewProps) => {
  const [asking, setAsking] = useState(false);
  const change = useChangeTrip(trip.storage);

  /** Carries out a small change and offers the way back; what fails is rolled back and said. */
  const apply = async (from: PlannedTrip, patch: Partial<TripEntry>, said?: (now: PlannedTrip) => void) => {
    try {
      const now = await change.mutateAsync({ trip: from, entry: { ...entryOf(from), ...patch } });
      said?.(now);
    } catch (error) {
      const description = sentenceOf(error, 'Failed to save trip');
      const after = error instanceof TripConflict ? ' You see it as it is now.' : '';
      toast({ title: 'Error', description: description + after, variant: 'destructive' });
    }
  };
  const move = (status: TripStatus) =>
    apply(trip, { status }, () =>
      toast({ title: `Trip ${statusWords[status].toLowerCase()}`, description: trip.title }),
    );
  const removeActivity = (name: string) => {
    const { activities } = trip;
    const others = activities.filter((other) => other !== name);
    return apply(trip, { activities: others }, (now) => {
      const onSelect = () => void apply(now, { activities });
      toast({ title: 'Activity removed', description: name, action: { label: 'Undo', onSelect } });
    });
  };
  const isBrowsers = trip.storage === 'browser';
  const needsStay =
    trip.accommodation === '' &&
    trip.startDate >= todayHere() &&
    trip.endDate > trip.startDate &&
    trip.status !== 'cancelled';

  return (
    <>
      <TripHero trip={trip} onEdit={onEdit} onDelete={() => setAsking(true)} />
      {trip.importedAs !== null && (
        <Banner title="This trip is also in your account.">
          <Link to={`/trips/${trip.importedAs}`}>Open it there</Link>
        </Banner>
      )}
      <Columns>
        <Column>
          {isBrowsers && (
            <PlansCard trip={trip} onRemoveActivity={(name) => void removeActivity(name)} onEdit={onEdit} />
          )}
          <BudgetCard trip={trip} onEdit={onEdit} />
          {needsStay && <StayCard trip={trip} />}
        </Column>
        <Column>
          <StatusCard trip={trip} onMove={(status) => void move(status)} />
          <NotesCard notes={trip.notes} onEdit={onEdit} />
        </Column>
      </Columns>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this trip?"
        description={`${trip.title} leaves your trips. You can undo it right after${isBrowsers ? '.' : ', and it stays restorable for 30 days.'}`}
        confirmLabel="Delete"
        onConfirm={onDelete}
      />
    </>
  );
};
