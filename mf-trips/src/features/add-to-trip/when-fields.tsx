import { daysOf, type AdditionPlace } from '@sojourn/trip';
import { NativeSelect, TextField } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { Pair } from '../../shared/form.styles';

type WhenFieldsProps = {
  dates: { startDate: string; endDate: string };
  place: AdditionPlace;
  onChange: (place: AdditionPlace) => void;
};

/** The day and time at which something is to be done; the first free ones are proposed. */
export const WhenFields = ({ dates, place, onChange }: WhenFieldsProps) => (
  <Pair>
    <NativeSelect
      label="Day"
      value={place.day ?? ''}
      onChange={(event) => onChange({ ...place, day: event.target.value || null })}
      options={[
        ...daysOf(dates).map((day, at) => ({ value: day, label: `Day ${at + 1}, ${formatDate(day)}` })),
        { value: '', label: 'Unscheduled' },
      ]}
    />
    <TextField
      label="Time"
      type="time"
      value={place.start ?? ''}
      onChange={(event) => onChange({ ...place, start: event.target.value || null })}
    />
  </Pair>
);
