import { Combobox } from '@sojourn/ui/combobox';
import { usePlaceSuggestions } from './places.queries';
import { zonesLike } from './zone-names.model';

type ZoneFieldProps = {
  label: string;
  value: string;
  onChange: (zone: string) => void;
  placeholder: string;
  error?: string | undefined;
};

/** A time zone by its name, its country or a city in it; empty is the trip's. */
export const ZoneField = ({ label, value, onChange, placeholder, error }: ZoneFieldProps) => {
  // The name of a zone is no place.
  const { places, isLoading } = usePlaceSuggestions(value.includes('/') ? '' : value);
  const zones = zonesLike(
    value,
    places.map(({ timeZone }) => timeZone),
  );
  return (
    <Combobox<string>
      label={label}
      freeText
      placeholder={placeholder}
      items={zones}
      itemKey={(zone) => zone}
      itemText={(zone) => zone}
      value={null}
      onValueChange={(zone) => zone !== null && onChange(zone)}
      inputValue={value}
      onInputChange={onChange}
      loading={isLoading && zones.length === 0}
      emptyText="No time zone found by that name. Try a large city or a country."
      error={error}
    />
  );
};
