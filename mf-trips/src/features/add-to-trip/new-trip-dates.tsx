import { DateField } from '@sojourn/ui/date-field';
import { todayHere } from '@sojourn/web-kit';
import { Pair } from '../../shared/form.styles';

/** The dates of a trip that is to be made; empty while they are not known. */
export type NewDates = { startDate: string; endDate: string };

type NewTripDatesProps = { dates: NewDates; fault: string | undefined; onChange: (dates: NewDates) => void };

export const NewTripDates = ({ dates, fault, onChange }: NewTripDatesProps) => {
  const range = { from: dates.startDate, to: dates.endDate };
  return (
    <Pair>
      <DateField
        label="Start date"
        required
        min={todayHere()}
        value={dates.startDate}
        range={range}
        error={dates.startDate === '' ? fault : undefined}
        onValueChange={(startDate) => onChange({ ...dates, startDate })}
      />
      <DateField
        label="End date"
        required
        min={dates.startDate || todayHere()}
        value={dates.endDate}
        range={range}
        error={dates.startDate === '' ? undefined : fault}
        onValueChange={(endDate) => onChange({ ...dates, endDate })}
      />
    </Pair>
  );
};
