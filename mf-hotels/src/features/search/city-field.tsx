import type { PlaceSuggestion } from '@sojourn/contracts';
import { Combobox, ComboboxOption } from '@sojourn/ui/combobox';
import { Building2, MapPin } from 'lucide-react';
import { type Ref, useState } from 'react';
import { placeText } from '../../shared/stay-search.model';
import { useCitySuggestions } from './city.queries';

type CityFieldProps = {
  value: string;
  onChange: (city: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const LONGEST = 80;
const NONE = 'We know no place called that. Check how it is spelt, or try a town nearby.';
const FAILED = 'Places cannot be looked up right now. You can search for any name.';

/** Where somebody stays: any name may be typed, cities are suggested, and a chosen one is said with its country. */
export const CityField = ({ value, onChange, error, ref }: CityFieldProps) => {
  // Nobody is asked about what stood there before somebody typed, nor about what they have chosen.
  const [typed, setTyped] = useState('');
  const { cities, isLoading, isFailed } = useCitySuggestions(typed === value ? typed : '');
  return (
    <Combobox<PlaceSuggestion>
      ref={ref}
      label="Destination"
      name="city"
      size="lg"
      placeholder="City"
      icon={<MapPin aria-hidden="true" />}
      required
      freeText
      error={error}
      items={cities}
      itemKey={({ id }) => id}
      itemText={placeText}
      renderItem={({ name, detail }) => (
        <ComboboxOption title={name} detail={detail || 'Country'} icon={<Building2 />} />
      )}
      value={null}
      onValueChange={() => undefined}
      inputValue={value}
      onInputChange={(text, reason) => {
        const city = text.slice(0, LONGEST);
        setTyped(reason === 'type' ? city : '');
        onChange(city);
      }}
      loading={isLoading}
      emptyText={typed.trim().length < 2 ? undefined : NONE}
      errorText={isFailed ? FAILED : undefined}
    />
  );
};
