import { continents, sceneKinds } from '@sojourn/contracts';
import { monthNames } from '@sojourn/travel';
import { TextField } from '@sojourn/ui';
import { Select } from '@sojourn/ui/select';
import { formatMoney } from '@sojourn/web-kit';
import { Filters } from './browse.styles';
import { parseFilters, toQuery, type DestinationFilters } from './destinations.model';

const ANY = 'any';
const MONTHS = monthNames.map((label, index) => ({ value: String(index + 1), label }));
const PRICES = [750, 1000, 1500, 2000, 3000];
const inWords = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replace('-', ' ');

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
      <TextField
        label="Place or country"
        type="search"
        placeholder="For example Japan"
        value={filters.text}
        onChange={(event) => onFilters({ ...filters, text: event.target.value })}
      />
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
