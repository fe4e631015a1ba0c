import type { FlightSearchAnswer } from '@sojourn/contracts';
import { formatMinutes } from '@sojourn/travel';
import { TrainFront } from 'lucide-react';
import { Note, NoteWords } from './train-note.styles';

/** The train of the two cities, for those who would take one; nothing where none is known. */
export const TrainNote = ({ meta }: { meta: FlightSearchAnswer['meta'] }) => {
  const { origin, destination, trainMinutes } = meta;
  if (trainMinutes === undefined) return null;
  return (
    <Note>
      <TrainFront aria-hidden="true" />
      <NoteWords>
        <strong>
          {origin.cityName} to {destination.cityName} by train: {formatMinutes(trainMinutes)}
        </strong>{' '}
        A usual time from station to station: check it before you go.
      </NoteWords>
    </Note>
  );
};
