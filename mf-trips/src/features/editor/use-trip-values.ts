/** What is typed into a trip's form, and what is wrong with it: the same for a new trip and for one that is edited. */
import { toast } from '@sojourn/web-kit';
import { useState } from 'react';
import type { TripStorage } from '../../shared/trip.model';
import {
  faultsOf,
  isMissing,
  missingWords,
  type TripFaults,
  type TripField,
  type TripFormValues,
} from './editor.model';

/** What the fields of a trip are shown with. */
export type TripForm = {
  storage: TripStorage;
  isEditing: boolean;
  /** Where the trip stands as it is kept. */
  savedStatus: TripFormValues['status'];
  /** Its dates as they are kept. */
  saved?: { startDate: string; endDate: string };
  /** Its picture as it is kept. */
  savedPicture?: Pick<TripFormValues, 'imageUrl' | 'picture'>;
  /** Where the bff has the trip, for its picture: empty for a browser's, null where it can have none yet. */
  path: string | null;
  /** Keeps a picture until its trip is made; without it a picture is stored at once. */
  keepPicture?: (id: string, file: Blob) => Promise<void>;
  values: TripFormValues;
  faults: TripFaults;
  /** How often a press on the button found faults. */
  refusals: number;
  set<F extends TripField>(field: F, value: TripFormValues[F]): void;
};

export function useTripValues(opened: () => TripFormValues, storage: TripStorage) {
  const [values, setValues] = useState(opened);
  const [faults, setFaults] = useState<TripFaults>({});
  const [refusals, setRefusals] = useState(0);

  const set: TripForm['set'] = (field, value) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _, ...others }) => others);
  };
  const refuse = (words: { title: string; description: string }) => {
    toast({ ...words, variant: 'destructive' });
    setRefusals((count) => count + 1);
  };

  return {
    values,
    faults,
    refusals,
    set,
    setValues,
    refuse,
    reset: () => {
      setValues(opened());
      setFaults({});
    },
    /** Whether it is complete; if not, its first fault is said and shown. */
    check: (): boolean => {
      const found = faultsOf(values, storage);
      setFaults(found);
      const first = Object.values(found)[0];
      if (first !== undefined)
        refuse(isMissing(values) ? missingWords[storage] : { title: 'Error', description: first });
      return first === undefined;
    },
  };
}
