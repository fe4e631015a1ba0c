/** The state of the form of a new trip and its way to the store. */
import { newIdempotencyKey, toast } from '@sojourn/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showPicture } from '../../shared/picture/picture.queries';
import { checkPicture } from '../../shared/picture/picture.store';
import { newPartId } from '../../shared/plan/plan-access';
import { pathOf, toDraft, type StoredTrip, type TripEntry, type TripStorage } from '../../shared/trip.model';
import { refreshTrips, sentenceOf, useCreateTrip } from '../../shared/trips.queries';
import { emptyValues, entryFrom } from './editor.model';
import { useTripValues, type TripForm } from './use-trip-values';

type NewTrip = {
  storage: TripStorage;
  /** What the form begins with. */
  destination?: string | undefined;
  /** Closes the form. */
  onDone: () => void;
};

/** Until the account's trip has a number, under which its picture is stored, this page keeps the picture that is chosen. */
function useChosenPicture() {
  const client = useQueryClient();
  const chosen = useRef<{ id: string; file: Blob }>(undefined);

  const keepPicture = async (id: string, file: Blob) => {
    await checkPicture(file);
    await showPicture(client, id, file);
    chosen.current = { id, file };
  };
  /** Gives it to the trip that was made; null, or a sentence that says why the trip has none. */
  const give = async ({ imageUrl, picture }: TripEntry, trip: StoredTrip): Promise<string | null> => {
    if (picture === undefined && imageUrl === '') return null;
    const file = chosen.current?.id === picture ? chosen.current?.file : undefined;
    try {
      const { givePicture } = await import('../../shared/picture/give-picture');
      await givePicture({ id: picture ?? newPartId(), imageUrl, file }, pathOf(trip));
      refreshTrips(client, 'account');
      return null;
    } catch (error) {
      return sentenceOf(error, 'The picture could not be saved. You can choose it again where you edit the trip.');
    }
  };
  return { keepPicture, give };
}

export function useTripForm({ storage, destination = '', onDone }: NewTrip) {
  const typed = useTripValues(() => ({ ...emptyValues, destination }), storage);
  const { values, faults, refusals, set, reset } = typed;
  const attempt = useRef({ payload: '', idempotencyKey: '' });
  const creation = useCreateTrip(storage);
  const { keepPicture, give } = useChosenPicture();
  const [isGiving, setGiving] = useState(false);

  /** The same words sent again have the same key; other words have another. */
  const idempotencyKeyOf = (payload: string) => {
    if (attempt.current.payload !== payload) attempt.current = { payload, idempotencyKey: newIdempotencyKey() };
    return attempt.current.idempotencyKey;
  };

  const create = async () => {
    const entry = entryFrom(values);
    // A picture follows its trip: another one makes no other trip.
    const payload = JSON.stringify(storage === 'account' ? toDraft(entry) : entry);
    let made: StoredTrip;
    try {
      made = await creation.mutateAsync({ entry, idempotencyKey: idempotencyKeyOf(payload) });
    } catch (error) {
      const description = sentenceOf(error, 'Failed to create trip');
      toast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    attempt.current = { payload: '', idempotencyKey: '' };
    setGiving(true);
    const fault = storage === 'account' ? await give(entry, made) : null;
    setGiving(false);
    toast(
      storage === 'account'
        ? fault === null
          ? { title: 'Trip created successfully!' }
          : { title: 'Trip created without the picture', description: fault }
        : { title: 'Trip created!', description: `Your trip to ${entry.destination} has been added.` },
    );
    reset();
    onDone();
  };

  /** Sends it; if it is not complete, its first fault is said and shown. */
  const submit = () => {
    if (typed.check()) void create();
  };

  const form: TripForm = {
    ...{ storage, isEditing: false, savedStatus: 'planning', path: '' },
    ...{ values, faults, refusals, set },
    ...(storage === 'account' && { keepPicture }),
  };
  return { form, pending: creation.isPending || isGiving, reset, submit };
}
