import { Button, IconButton, RadioGroup, Spinner } from '@sojourn/ui';
import { addDays, DAYS_ON_SALE, passengerCount } from '@sojourn/travel';
import { DateField } from '@sojourn/ui/date-field';
import { formatCount, toast, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { ArrowLeftRight, LocateFixed } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AirportField } from '../../shared/airport-field';
import type { FlightSearch } from '../../shared/flight-search.model';
import { DestinationField } from './destination-field';
import { storeDraft, readDraft } from './draft.store';
import { LeftText } from './left-text';
import { PassengersField } from './passengers-field';
import {
  Dates,
  Destination,
  Fields,
  Form,
  Locate,
  Origin,
  Submit,
  SubmitDetail,
  SubmitWords,
  Swap,
  TopRow,
  Unsure,
} from './search-form.styles';
import {
  exploreLinkOf,
  type Faults,
  fieldOf,
  type PlaceField,
  flightSearchOf,
  knownCodeOf,
  refusalOf,
  type SearchDraft,
  swapped,
  withDeparture,
} from './search.model';
import { useDayFares } from './use-day-fares';
import { useMyLocation } from './use-my-location';
import { useSavedOrigin } from './use-saved-origin';

type SearchFormProps = {
  /** What it starts with; by default what was typed last in this browser. */
  initial?: SearchDraft | undefined;
  /** What is wrong with that already. */
  initialFaults?: Faults | undefined;
  onSearch: (search: FlightSearch) => void;
};

const tripTypes = [
  { value: 'round-trip', label: 'Round trip' },
  { value: 'one-way', label: 'One way' },
];
type End = 'origin' | 'destination';

/** Where from, where to, when, and who. */
export const SearchForm = ({ initial, initialFaults = {}, onSearch }: SearchFormProps) => {
  const [draft, setDraft] = useState(() => initial ?? readDraft());
  const [faults, setFaults] = useState<Faults>(initialFaults);
  // The airport field in which somebody is typing.
  const [typedIn, setTypedIn] = useState<End>();
  const form = useRef<HTMLFormElement>(null);
  const name = useId();
  const today = todayHere();
  const lastDay = addDays(today, DAYS_ON_SALE);
  const isRound = draft.tripType === 'round-trip';
  const departureFares = useDayFares(draft, 'departureDate');
  const returnFares = useDayFares(draft, 'returnDate');

  // Always from the draft as it is now: two fields may report before the form is drawn again.
  const change = (update: (now: SearchDraft) => SearchDraft) => {
    setDraft(update);
    setFaults({});
  };
  const endProps = (end: End) => ({
    placeholder: 'City or airport',
    value: draft[end].place,
    text: draft[end].text,
    onChange: (place: PlaceField['place'], text: string) => {
      setTypedIn(end);
      change((now) => ({ ...now, [end]: { place, text } }));
    },
    onBlur: () => setTypedIn(undefined),
    error: faults[end],
  });
  const leftProps = (end: End) => ({
    field: draft[end],
    isTyped: typedIn === end && !faults[end],
    onChoose: (field: PlaceField, byKeyboard: boolean) => {
      change((now) => ({ ...now, [end]: field }));
      if (byKeyboard) inputOf(end)?.focus();
    },
  });
  useEffect(() => storeDraft(draft), [draft]);
  const inputOf = (field: string) => form.current?.querySelector<HTMLInputElement>(`[data-field='${field}'] input`);
  const { isLocating, locate } = useMyLocation(
    () => inputOf('origin')?.value,
    (airport) => change((now) => ({ ...now, origin: fieldOf(airport) })),
  );
  useSavedOrigin(
    () => draft.origin.place === null && !inputOf('origin')?.value,
    (airport) => change((now) => ({ ...now, origin: fieldOf(airport) })),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf(draft);
    if (!refusal) return onSearch(flightSearchOf(draft));
    setFaults(refusal.faults);
    toast({ title: refusal.title, description: refusal.description, variant: 'destructive' });
    const first = (['origin', 'destination', 'departureDate', 'returnDate'] as const).find((at) => refusal.faults[at]);
    if (first) inputOf(first)?.focus();
  };

  return (
    <Form ref={form} noValidate onSubmit={submit} aria-label="Search flights">
      <TopRow>
        <RadioGroup
          label="Trip type"
          hideLabel
          name={name}
          variant="segmented"
          options={tripTypes}
          value={draft.tripType}
          onValueChange={(value) =>
            change((now) => ({ ...now, tripType: value === 'one-way' ? 'one-way' : 'round-trip' }))
          }
        />
        <PassengersField draft={draft} onChange={change} />
      </TopRow>
      <Fields>
        <Origin data-field="origin">
          <AirportField label="From" {...endProps('origin')} />
          <Locate type="button" aria-busy={isLocating || undefined} onClick={() => void locate()}>
            {isLocating ? <Spinner /> : <LocateFixed aria-hidden="true" />}
            Use my location
          </Locate>
        </Origin>
        <LeftText label="From" {...leftProps('origin')} />
        <Destination data-field="destination">
          <Swap>
            <IconButton label="Swap origin and destination" variant="secondary" onClick={() => change(swapped)}>
              <ArrowLeftRight aria-hidden="true" />
            </IconButton>
          </Swap>
          <DestinationField label="To" origin={knownCodeOf(draft.origin)} {...endProps('destination')} />
          <Unsure as={Link} to={exploreLinkOf(draft)}>
            Not sure where? Explore
          </Unsure>
        </Destination>
        <LeftText label="To" {...leftProps('destination')} />
        <Dates data-count={isRound ? 2 : 1}>
          <div data-field="departureDate">
            <DateField
              label="Departure"
              size="lg"
              value={draft.departureDate}
              min={today}
              max={lastDay}
              noted={departureFares}
              {...(isRound ? { range: { from: draft.departureDate, to: draft.returnDate } } : {})}
              onValueChange={(departureDate) => change((now) => withDeparture(now, departureDate))}
              error={faults.departureDate}
            />
          </div>
          {isRound && (
            <div data-field="returnDate">
              <DateField
                label="Return"
                size="lg"
                value={draft.returnDate}
                min={draft.departureDate || today}
                max={lastDay}
                range={{ from: draft.departureDate, to: draft.returnDate }}
                noted={returnFares}
                onValueChange={(returnDate) => change((now) => ({ ...now, returnDate }))}
                error={faults.returnDate}
              />
            </div>
          )}
        </Dates>
        <Submit>
          <Button type="submit" size="lg">
            <SubmitWords>
              Search flights
              <SubmitDetail>
                {formatCount(passengerCount(draft), 'passenger')}, {isRound ? 'round trip' : 'one way'}
              </SubmitDetail>
            </SubmitWords>
          </Button>
        </Submit>
      </Fields>
    </Form>
  );
};
