import { Button } from '@sojourn/ui';
import { DateField } from '@sojourn/ui/date-field';
import { todayHere } from '@sojourn/web-kit';
import { Search } from 'lucide-react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { staySearchUrl, faultsOf, type StayFaults, type StaySearch } from '../../shared/stay-search.model';
import { CityField } from './city-field';
import { GuestsField } from './guests-field';
import { Fields, SubmitCell, WideCell } from './search-form.styles';

/** Enter with no suggestion marked only closed the list: what was typed is the answer. */
function searchAsTyped({ key, target, defaultPrevented }: KeyboardEvent) {
  if (key !== 'Enter' || !defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (!target.getAttribute('aria-activedescendant')) target.form?.requestSubmit();
}

type SearchFormProps = {
  /** What stands in it at first, and again when this changes. */
  start: StaySearch;
  /** What is wrong with that already. */
  faults?: StayFaults | undefined;
  onSearch: (search: StaySearch) => void;
};

/** Where, from when to when, and how many. */
export const SearchForm = ({ start, faults: found = {}, onSearch }: SearchFormProps) => {
  const [search, setSearch] = useState(start);
  const [faults, setFaults] = useState<StayFaults>(found);
  const [shown, setShown] = useState(staySearchUrl(start));
  // Going back to an earlier search fills the form again, without losing the focus as a new form would.
  if (shown !== staySearchUrl(start)) {
    setShown(staySearchUrl(start));
    setSearch(start);
    setFaults(found);
  }
  const fields = {
    city: useRef<HTMLInputElement>(null),
    checkIn: useRef<HTMLInputElement>(null),
    checkOut: useRef<HTMLInputElement>(null),
  };
  const today = todayHere();

  const change = (part: Partial<StaySearch>) => {
    setSearch({ ...search, ...part });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in part))));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const toMend = faultsOf(search);
    setFaults(toMend);
    const first = (['city', 'checkIn', 'checkOut'] as const).find((field) => toMend[field]);
    if (first) fields[first].current?.focus();
    else onSearch({ ...search, city: search.city.trim() });
  };

  return (
    <form role="search" aria-label="Hotel search" noValidate onSubmit={submit}>
      <Fields>
        <WideCell onKeyDown={searchAsTyped}>
          <CityField ref={fields.city} value={search.city} onChange={(city) => change({ city })} error={faults.city} />
        </WideCell>
        <DateField
          ref={fields.checkIn}
          label="Check-in"
          name="checkIn"
          size="lg"
          required
          min={today}
          range={{ from: search.checkIn, to: search.checkOut }}
          next={fields.checkOut}
          value={search.checkIn}
          onValueChange={(checkIn) => change(search.checkOut > checkIn ? { checkIn } : { checkIn, checkOut: '' })}
          error={faults.checkIn}
        />
        <DateField
          ref={fields.checkOut}
          label="Check-out"
          name="checkOut"
          size="lg"
          required
          min={search.checkIn || today}
          range={{ from: search.checkIn, to: search.checkOut }}
          value={search.checkOut}
          onValueChange={(checkOut) => change({ checkOut })}
          error={faults.checkOut}
        />
        <GuestsField party={search} error={faults.adults ?? faults.rooms ?? faults.childAges} onChange={change} />
        <SubmitCell>
          <Button type="submit" size="lg" block icon={<Search aria-hidden="true" />}>
            Search Hotels
          </Button>
        </SubmitCell>
      </Fields>
    </form>
  );
};
