import type { AirportSuggestion } from '@sojourn/contracts';
import { Combobox, ComboboxOption, type SuggestionHeading } from '@sojourn/ui/combobox';
import { Building2, Plane } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { codeAndCountry, popularCities, shortAirportName } from './airport.model';
import { useAirportSuggestions } from './airport.queries';

/** What is offered before anything is typed. */
export type AirportOffers = {
  items: readonly AirportSuggestion[];
  heading: SuggestionHeading;
  isLoading: boolean;
  renderItem: (airport: AirportSuggestion) => ReactNode;
  onFocus: () => void;
};

export type AirportFieldProps = {
  label: string;
  placeholder: string;
  value: AirportSuggestion | null;
  /** What stands in the field, chosen or not: it is never lost. */
  text: string;
  onChange: (value: AirportSuggestion | null, text: string) => void;
  onBlur?: (() => void) | undefined;
  /** By default the cities that are known without asking. */
  offers?: AirportOffers | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const OFFERED_ROWS = 8;

export const AirportOption = ({ airport }: { airport: AirportSuggestion }) => {
  const { kind, name, iataCode, address } = airport;
  const { cityName, countryName } = address;
  return (
    <ComboboxOption
      title={shortAirportName(name)}
      detail={kind === 'city' || cityName === name ? countryName : `${cityName}, ${countryName}`}
      aside={iataCode}
      icon={kind === 'city' ? <Building2 /> : <Plane />}
    />
  );
};

const optionOf = (airport: AirportSuggestion) => <AirportOption airport={airport} />;

/** An airport or a city with airports: suggests while somebody types. */
export const AirportField = ({ value, text, onChange, offers, ...field }: AirportFieldProps) => {
  const typed = value ? '' : text;
  const { items, isLoading, isFailed } = useAirportSuggestions(typed);
  const isEmpty = typed.trim() === '' && !value;
  const offered = isEmpty ? offers : undefined;
  return (
    <Combobox<AirportSuggestion>
      {...field}
      size="lg"
      items={offered?.items ?? (isEmpty ? popularCities : items)}
      heading={offered?.heading}
      itemKey={({ id }) => id}
      itemText={({ name }) => shortAirportName(name)}
      renderItem={offered?.renderItem ?? optionOf}
      selectedDetail={codeAndCountry}
      value={value}
      inputValue={text}
      onInputChange={(next, reason) => reason !== 'pick' && onChange(null, next)}
      onValueChange={(next) => next && onChange(next, shortAirportName(next.name))}
      onFocus={offers?.onFocus}
      loading={offered?.isLoading ?? isLoading}
      loadingRows={offered && OFFERED_ROWS}
      emptyText={typed.trim().length < 2 ? 'Type at least 2 characters.' : 'No airport or city is called that.'}
      errorText={isFailed ? 'Airports cannot be looked up right now. You can type a three-letter code.' : undefined}
    />
  );
};
