import { foldWords } from '@sojourn/travel';
import { Combobox } from '@sojourn/ui/combobox';

type ZoneFieldProps = {
  label: string;
  value: string;
  onChange: (zone: string) => void;
  placeholder: string;
  error?: string | undefined;
};

const MOST = 8;
let known: readonly { zone: string; words: string }[] | undefined;

const allZones = () =>
  (known ??= Intl.supportedValuesOf('timeZone').map((zone) => ({ zone, words: foldWords(zone.replaceAll('_', ' ')) })));

function zonesLike(typed: string): string[] {
  const words = foldWords(typed);
  if (words === '') return [];
  return allZones()
    .filter((each) => each.words.includes(words))
    .slice(0, MOST)
    .map(({ zone }) => zone);
}

/** A time zone by its name; empty is the trip's. */
export const ZoneField = ({ label, value, onChange, placeholder, error }: ZoneFieldProps) => (
  <Combobox<string>
    label={label}
    freeText
    placeholder={placeholder}
    items={zonesLike(value)}
    itemKey={(zone) => zone}
    itemText={(zone) => zone}
    value={null}
    onValueChange={(zone) => zone !== null && onChange(zone)}
    inputValue={value}
    onInputChange={onChange}
    error={error}
  />
);
