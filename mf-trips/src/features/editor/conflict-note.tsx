import { Banner, Button, Text, VisuallyHidden } from '@sojourn/ui';
import { formatDate, formatMoney } from '@sojourn/web-kit';
import { statusWords } from '../../shared/trip-badges';
import { ChangeList, Change, ChangeWords } from './conflict-note.styles';
import type { ForeignChange, TripField, TripFormValues } from './editor.model';

const names: Record<TripField, string> = {
  title: 'Title',
  destination: 'Destination',
  startDate: 'Start date',
  endDate: 'End date',
  budget: 'Budget',
  people: 'Travelers',
  notes: 'Notes',
  status: 'Status',
  imageUrl: 'Image URL',
  picture: 'Picture',
  activities: 'Activities',
  activity: 'Activity',
  accommodation: 'Accommodation',
  flight: 'Flight',
};

function inWords(field: TripField, value: TripFormValues[TripField]): string {
  if (value === undefined || value.length === 0) return 'nothing';
  if (field === 'picture') return 'another one';
  if (Array.isArray(value)) return value.join(', ');
  if (field === 'startDate' || field === 'endDate') return formatDate(value);
  if (field === 'budget') return formatMoney(Number(value));
  return field === 'status' ? statusWords[value as TripFormValues['status']] : `“${value}”`;
}

type ConflictNoteProps = { changes: ForeignChange[]; onTake: (change: ForeignChange) => void };

/** What somebody else changed while this form was open; nothing that was typed is lost. */
export const ConflictNote = ({ changes, onTake }: ConflictNoteProps) => (
  <Banner tone="sun" title="This trip was changed somewhere else in the meantime." role="alert">
    {changes.length === 0 ? (
      <Text size="sm">Nothing you see here is different. Save again to keep your changes.</Text>
    ) : (
      <>
        <ChangeList>
          {changes.map((change) => (
            <Change key={change.field}>
              <ChangeWords>
                <strong>{names[change.field]}</strong> is now {inWords(change.field, change.theirs)}
                {change.clash ? '. Yours is kept below.' : '.'}
              </ChangeWords>
              {change.clash && (
                <Button size="sm" variant="secondary" onClick={() => onTake(change)}>
                  Use theirs<VisuallyHidden>: {names[change.field]}</VisuallyHidden>
                </Button>
              )}
            </Change>
          ))}
        </ChangeList>
        <Text size="sm">Look it over and save again.</Text>
      </>
    )}
  </Banner>
);
