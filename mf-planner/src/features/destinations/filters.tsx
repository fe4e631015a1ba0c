import { continents, sceneKinds } from '@sojourn/contracts';
import { monthNames } from '@sojourn/travel';
import { TextField } from '@sojourn/ui';
import { Select } from '@sojourn/ui/select';
import { formatMoney } from '@sojourn/web-kit';
import { useEffect, useRef, useState } from 'react';
import { Filters } from './browse.styles';
import { parseFilters, toQuery, type DestinationFilters } from './destinations.model';

const ANY = 'any';
const MONTHS = monthNames.map((label, index) => ({ value: String(index + 1), label }));
const PRICES = [750, 1000, 1500, 2000, 3000];
const inWords = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replace('-', ' ');

/**
 * What is typed stands in the field at once; the address, which the list follows, comes a render later. Were it the field's
 * value, a slow phone would lose letters.
 */
function PlaceField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(text);
  }, [text]);
  return (
    <TextField
      ref={field}
      label="Place or country"
      type="search"
      placeholder="For example Japan"
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onText(value);
      }}
    />
  );
}

/** What the catalogue can be narrowed by. */
export function FilterFields({
  filters,
  onFilters,
}: {
  filters: DestinationFilters;
  onFilters: (filters: DestinationFilters) => void;
}) {
  const choose = (key: string) => (value: string) => {
    const query = toQuery(filters);
    if (value === ANY) query.delete(key);
    else query.set(key, value);
    onFilters(parseFilters(query));
  };
  const field = (key: string, options: { value: string; label: string }[], any: string) => ({
    options: [{ value: ANY, label: any }, ...options],
    value: toQuery(filters).get(key) ?? ANY,
    onValueChange: choose(key),
  });
  return (
    <Filters role="search">
      <PlaceField text={filters.text} onText={(text) => onFilters({ ...filters, text })} />
      <Select
        label="Landscape"
        {...field(
          'kind',
          sceneKinds.map((kind) => ({ value: kind, label: inWords(kind) })),
          'Any',
        )}
      />
      <Select
        label="Continent"
        {...field(
          'continent',
          continents.map((each) => ({ value: each, label: each })),
          'Anywhere',
        )}
      />
      <Select label="Month" {...field('month', MONTHS, 'Any month')} />
      <Select
        label="Price a person"
        {...field(
          'price',
          PRICES.map((price) => ({ value: String(price), label: `Up to ${formatMoney(price)}` })),
          'Any price',
        )}
      />
    </Filters>
  );
}
