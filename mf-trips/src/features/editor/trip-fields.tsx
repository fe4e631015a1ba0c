import { addDays, daysBetween } from '@sojourn/travel';
import { Banner, Button, TextArea, TextField } from '@sojourn/ui';
import { DateField } from '@sojourn/ui/date-field';
import { Select } from '@sojourn/ui/select';
import { formatDate, todayHere } from '@sojourn/web-kit';
import type { TripStatus } from '@sojourn/contracts';
import { Fields, Pair } from '../../shared/form.styles';
import { statusWords } from '../../shared/trip-badges';
import { ActivitiesField } from './activities-field';
import { DestinationField } from './destination-field';
import { statusChoices } from './editor.model';
import { PictureField } from './picture-field';
import type { TripForm } from './use-trip-values';

/** The fields of a trip; a browser's trip has some more. */
export const TripFields = ({ form }: { form: TripForm }) => {
  const { values, faults, set, storage, isEditing } = form;
  const isBrowsers = storage === 'browser';
  const today = todayHere();
  // A new trip of the browser's cannot end before today (spec, section 5); one that is edited may be long over.
  const earliestEnd = isBrowsers && !isEditing && values.startDate < today ? today : values.startDate || undefined;
  return (
    <Fields>
      <Pair>
        <TextField
          label={isBrowsers ? 'Trip name' : 'Title'}
          required
          placeholder="Rome in spring"
          value={values.title}
          error={faults.title}
          onChange={(event) => set('title', event.target.value)}
        />
        <DestinationField form={form} />
      </Pair>
      <Pair data-fit="short">
        <DateField
          label="Start date"
          required
          value={values.startDate}
          error={faults.startDate}
          range={{ from: values.startDate, to: values.endDate }}
          onValueChange={(day) => set('startDate', day)}
        />
        <DateField
          label="End date"
          required
          value={values.endDate}
          error={faults.endDate}
          min={earliestEnd}
          range={{ from: values.startDate, to: values.endDate }}
          onValueChange={(day) => set('endDate', day)}
        />
      </Pair>
      {isEditing && <EndOffer form={form} />}
      <Pair>
        <TextField
          label="Budget"
          inputMode="numeric"
          start="$"
          placeholder="2400"
          hint="For the whole trip, in US dollars."
          value={values.budget}
          error={faults.budget}
          onChange={(event) => set('budget', event.target.value)}
        />
        {isEditing && (
          <TextField
            label="Travelers"
            inputMode="numeric"
            hint="Who goes, for prices and searches."
            value={values.people}
            error={faults.people}
            onChange={(event) => set('people', event.target.value)}
          />
        )}
        {isEditing && (
          <Select
            label="Status"
            value={values.status}
            options={statusChoices(form.savedStatus).map((value) => ({ value, label: statusWords[value] }))}
            onValueChange={(status) => set('status', status as TripStatus)}
          />
        )}
      </Pair>
      {isBrowsers && !isEditing && (
        <>
          <Pair>
            <TextField
              label="Flight"
              placeholder="BA 542, London to Rome"
              value={values.flight}
              error={faults.flight}
              onChange={(event) => set('flight', event.target.value)}
            />
            <TextField
              label="Accommodation"
              placeholder="Hotel Campo Marzio"
              value={values.accommodation}
              error={faults.accommodation}
              onChange={(event) => set('accommodation', event.target.value)}
            />
          </Pair>
          <ActivitiesField form={form} />
        </>
      )}
      {form.path !== null && <PictureField form={form} />}
      <TextArea
        label="Notes"
        rows={3}
        placeholder="What you do not want to forget"
        value={values.notes}
        error={faults.notes}
        onChange={(event) => set('notes', event.target.value)}
      />
    </Fields>
  );
};

/** A trip that begins later usually ends later, too: offered where only its first day was changed. */
const EndOffer = ({ form: { values, saved, set } }: { form: TripForm }) => {
  const { startDate, endDate } = values;
  if (!saved || startDate === '' || startDate === saved.startDate || endDate !== saved.endDate) return null;
  const end = addDays(saved.endDate, daysBetween(saved.startDate, startDate));
  return (
    <Banner
      action={
        <Button size="sm" variant="secondary" onClick={() => set('endDate', end)}>
          Move the end to {formatDate(end)}
        </Button>
      }
    >
      The trip ended on {formatDate(saved.endDate)}.
    </Banner>
  );
};
