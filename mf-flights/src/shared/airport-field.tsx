import type { AirportSuggestion } from '@sojourn/contracts';
import { Combobox, ComboboxOption } from '@sojourn/ui/combobox';
import { Building2, Plane } from 'lucide-react';
import type { Ref } from 'react';
import { codeAndCountry, popularCities, shortAirportName } from './airport.model';
import { useAirportSuggestions } from './airport.queries';

type AirportFieldProps = {
  label: string;
  placeholder: string;
  value: AirportSuggestion | null;
  /** What stands in the field, chosen or not: it is never lost. */
  text: string;
  onChange: (value: AirportSuggestion | null, text: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const Option = ({ airport }: { airport: AirportSuggestion }) => {
  const { kind, name, iataCode, address } = airport;
  const where = kind === 'city' ? address.countryName : `${address.cityName}, ${address.countryName}`;
  return (
    <ComboboxOption
      title={shortAirportName(name)}
      detail={where}
      aside={iataCode}
      icon={kind === 'city' ? <Building2 /> : <Plane />}
    />
  );
};

/** An airport or a city with airports: suggests while somebody types. */
export const AirportField = ({ label, placeholder, value, text, onChange, error, ref }: AirportFieldProps) => {
  const typed = value ? '' : text;
  const { items, isLoading, isFailed } = useAirportSuggestions(typed);
  const offered = typed.trim() === '' && !value ? popularCities : items;
  return (
    <Combobox<AirportSuggestion>
      label={label}
      size="lg"
      placeholder={placeholder}
      error={error}
      items={offered}
      itemKey={({ id }) => id}
      itemText={({ name }) => shortAirportName(name)}
      renderItem={(airport) => <Option airport={airport} />}
      selectedDetail={codeAndCountry}
      value={value}
      inputValue={text}
      onInputChange={(next, reason) => reason !== 'pick' && onChange(null, next)}
      onValueChange={(next) => next && onChange(next, shortAirportName(next.name))}
      loading={isLoading}
      emptyText={typed.trim().length < 2 ? 'Type at least 2 characters.' : 'No airport or city is called that.'}
      errorText={isFailed ? 'Airports cannot be looked up right now. You can type a three-letter code.' : undefined}
      ref={ref}
    />
  );
};
