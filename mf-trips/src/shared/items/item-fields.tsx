import { itemTypes } from '@sojourn/contracts/plan';
import { NativeSelect, Text, TextArea, TextField } from '@sojourn/ui';
import { addDays, daysBetween } from '@sojourn/travel';
import { daysOf } from '@sojourn/trip';
import { formatCentsShort } from '../format-money.model';
import { usePlan } from '../plan/plan-access';
import { Fields, Pair } from '../form.styles';
import { crossesZones, withPlace, type ItemFaults, type ItemField, type ItemValues } from './item-form.model';
import { dayWords, itemTypeWords, laterWords } from './item-words.model';
import { PlaceField } from './place-field';
import { ZoneField } from './zone-field';

type ItemFieldsProps = {
  values: ItemValues;
  faults: ItemFaults;
  set: (fields: Partial<ItemValues>) => void;
  /** The booking that it belongs to, which has the cost. */
  bookingId: string | null;
};

/** The days that something may end on, as days later: to the end of the trip, and at least to the next day. */
function laterOptions({ day, daysLater, type }: ItemValues, endDate: string) {
  const now = Number(daysLater);
  const left = day === '' ? 30 : Math.max(1, daysBetween(day, endDate));
  const days = Array.from({ length: left + 1 }, (_, at) => at);
  if (crossesZones(type) || now === -1) days.unshift(-1);
  if (!days.includes(now)) days.push(now);
  return days.map((later) => {
    const words = later === 0 ? 'Same day' : laterWords(later);
    return {
      value: String(later),
      label: day === '' || later === 0 ? words : `${dayWords(addDays(day, later))} (${words})`,
    };
  });
}

/** Every field of an item; zones stand where something goes from one to another. */
export const ItemFields = ({ values, faults, set, bookingId }: ItemFieldsProps) => {
  const { plan, includes } = usePlan();
  const { dates, destination } = plan.head;
  const change = (field: ItemField) => (event: { target: { value: string } }) => set({ [field]: event.target.value });
  const ofBooking = bookingId === null ? null : plan.bookings[bookingId]?.planned;
  const days = daysOf(dates);
  const tripZone = destination.timeZone ?? 'The trip’s';
  const hasZones = crossesZones(values.type) || values.startZone !== '' || values.endZone !== '';
  return (
    <Fields>
      <Pair data-fit="short">
        <NativeSelect
          label="Type"
          value={values.type}
          options={itemTypes.map((type) => ({ value: type, label: itemTypeWords[type] }))}
          onChange={change('type')}
        />
        <NativeSelect
          label="Day"
          value={values.day}
          error={faults.day}
          options={[
            ...days.map((day, at) => ({ value: day, label: `Day ${at + 1}, ${dayWords(day)}` })),
            ...(values.day === '' || days.includes(values.day)
              ? []
              : [{ value: values.day, label: `${dayWords(values.day)} (outside of the trip)` }]),
            { value: '', label: 'Unscheduled' },
          ]}
          onChange={change('day')}
        />
      </Pair>
      <TextField
        label="Title"
        required
        placeholder={values.type === 'stay' ? 'Hotel Campo Marzio' : 'Colosseum and Forum'}
        value={values.title}
        error={faults.title}
        onChange={change('title')}
      />
      <Pair data-fit="times">
        <TextField
          label={values.type === 'stay' ? 'Check-in' : 'Start'}
          type="time"
          value={values.start}
          error={faults.start}
          onChange={change('start')}
        />
        <TextField
          label={values.type === 'stay' ? 'Check-out' : 'End'}
          type="time"
          value={values.end}
          error={faults.end}
          onChange={change('end')}
        />
        <NativeSelect
          label={values.type === 'stay' ? 'Check-out day' : 'Ends on'}
          value={values.daysLater}
          error={faults.daysLater}
          options={laterOptions(values, dates.endDate)}
          onChange={change('daysLater')}
        />
      </Pair>
      {hasZones && (
        <Pair>
          <ZoneField
            label="Time zone at the start"
            placeholder={tripZone}
            value={values.startZone}
            error={faults.startZone}
            onChange={(startZone) => set({ startZone })}
          />
          <ZoneField
            label="Time zone at the end"
            placeholder={values.startZone || tripZone}
            value={values.endZone}
            error={faults.endZone}
            onChange={(endZone) => set({ endZone })}
          />
        </Pair>
      )}
      {includes.addresses && (
        <PlaceField
          text={values.place}
          position={values.position}
          error={faults.place}
          onType={(place) => set({ place, position: null })}
          onChoose={(place) => set(withPlace(values, place))}
        />
      )}
      {!includes.costs ? null : bookingId !== null ? (
        <Text tone="ink2" size="sm">
          {ofBooking ? `${formatCentsShort(ofBooking.usCents)} planned` : 'No cost is planned'} for the whole booking.
        </Text>
      ) : (
        <TextField
          label="Planned cost"
          inputMode="decimal"
          start="$"
          placeholder="62"
          hint="For everybody together, in US dollars."
          value={values.cost}
          error={faults.cost}
          onChange={change('cost')}
        />
      )}
      {includes.notes && (
        <TextArea label="Notes" rows={3} value={values.notes} error={faults.notes} onChange={change('notes')} />
      )}
    </Fields>
  );
};
