import type { TripAddition } from '@sojourn/contracts/plan';
import { formatList } from '@sojourn/travel';
import {
  datesRefusal,
  proposePlace,
  staysAtThatTime,
  titleOfAddition,
  tripOfAddition,
  type AdditionPlace,
} from '@sojourn/trip';
import { Banner, Button, RadioGroup, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { formatDateRange, todayHere, useSession } from '@sojourn/web-kit';
import { useId, useState, type FormEvent } from 'react';
import { findingFor } from '../../shared/finding/finding.store';
import { useTripList } from '../../shared/trips.queries';
import type { TripStorage } from '../../shared/trip.model';
import { proposedTrip, tripChoices } from './add-to-trip.model';
import { useAddition, useChosenPlan } from './add-to-trip.queries';
import { NewTripDates, type NewDates } from './new-trip-dates';
import { WhenFields } from './when-fields';

const NEW = 'new';

type AddToTripDialogProps = { addition: TripAddition; onClose: () => void };

/** Asks which trip something belongs to, and when, and adds it there in one step. */
export const AddToTripDialog = ({ addition, onClose }: AddToTripDialogProps) => {
  const { status } = useSession();
  const storage: TripStorage = status === 'user' ? 'account' : 'browser';
  const { data: trips, error } = useTripList(storage, status !== 'loading');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add to trip"
      description={titleOfAddition(addition)}
      size="md"
    >
      {error ? (
        <Banner tone="danger">Your trips cannot be reached right now. Please try again in a moment.</Banner>
      ) : trips ? (
        <Choice
          addition={addition}
          storage={storage}
          choices={tripChoices(trips, addition, todayHere())}
          onClose={onClose}
        />
      ) : (
        <SkeletonGroup label="Loading your trips">
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
};

type ChoiceProps = AddToTripDialogProps & { storage: TripStorage; choices: ReturnType<typeof tripChoices> };

const Choice = ({ addition, storage, choices, onClose }: ChoiceProps) => {
  const formName = useId();
  const known = tripOfAddition(addition).dates;
  // The list may be older than a trip that was made a moment ago: until somebody chooses, what is proposed follows it.
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? String(proposedTrip(choices, addition, findingFor())?.id ?? NEW);
  const [dates, setDates] = useState<NewDates>(known ?? { startDate: '', endDate: '' });
  const [isAsked, setAsked] = useState(false);
  const [place, setPlace] = useState<AdditionPlace | null>(null);
  const { mutate, isPending } = useAddition(addition, storage, onClose);
  const trip = choices.find(({ id }) => String(id) === chosen);
  const { data: plan } = useChosenPlan(storage, trip?.id ?? null);
  const isTimed = addition.kind === 'activity' || addition.kind === 'attraction';
  const fault = trip ? undefined : faultOf(dates);
  const isOutside = trip && known && (known.startDate < trip.startDate || known.endDate > trip.endDate);

  const taken = trip && plan ? staysAtThatTime(plan, addition) : [];
  const isClashAsked = taken.length > 0;
  const add = (replace: boolean) =>
    mutate({ target: trip ? { trip } : dates, placeIn: (now) => place ?? proposePlace(now, addition), replace });

  const changeDates = (next: NewDates) => {
    setPicked(NEW);
    setDates(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault || isPending) return;
    // Only the person knows whether they want two beds for one night.
    if (trip && isClashAsked) return;
    add(false);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={20}>
        <RadioGroup
          name={formName}
          label="Which trip?"
          variant="cards"
          value={chosen}
          onValueChange={(value) => {
            setPicked(value);
            setPlace(null);
          }}
          options={[
            ...choices.map(({ id, title, startDate, endDate }) => ({
              value: String(id),
              label: title,
              hint: formatDateRange(startDate, endDate),
            })),
            {
              value: NEW,
              label: 'A new trip',
              hint: storage === 'browser' ? 'Saved on this device.' : 'Saved in your account.',
            },
          ]}
        />
        {!trip && <NewTripDates dates={dates} fault={isAsked ? fault : undefined} onChange={changeDates} />}
        {trip && isTimed && plan && (
          <WhenFields dates={plan.head.dates} place={place ?? proposePlace(plan, addition)} onChange={setPlace} />
        )}
        {isOutside && (
          <Banner tone="sun">
            These dates lie outside of {trip.title}, {formatDateRange(trip.startDate, trip.endDate)}. It is added on its
            own dates.
          </Banner>
        )}
        {isClashAsked ? (
          <Banner tone="sun" title={`You have a stay for these nights: ${formatList(taken.map(({ title }) => title))}`}>
            <Stack gap={8}>
              <Button type="button" block pending={isPending} pendingText="Adding..." onClick={() => add(true)}>
                Replace it
              </Button>
              <Button type="button" block variant="secondary" disabled={isPending} onClick={() => add(false)}>
                Keep both
              </Button>
              <Button type="button" block variant="quiet" disabled={isPending} onClick={onClose}>
                Cancel
              </Button>
            </Stack>
          </Banner>
        ) : (
          <Button type="submit" block pending={isPending} pendingText="Adding...">
            {trip ? `Add to ${trip.title}` : 'Make a trip with it'}
          </Button>
        )}
      </Stack>
    </form>
  );
};

function faultOf({ startDate, endDate }: NewDates): string | undefined {
  if (startDate === '' || endDate === '') return 'Choose the first and the last day of the trip.';
  return datesRefusal({ startDate, endDate });
}
