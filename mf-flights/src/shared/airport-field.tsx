import type { AirportSuggestion } from '@sojourn/contracts';
import { Combobox, ComboboxOption, type SuggestionHeading } from '@sojourn/ui/combobox';
import { Loaded, loadable } from '@sojourn/web-kit';
import { Building2, Plane } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { codeAndCountry, popularCities, shortAirportName } from './airport.model';
import { SHORTEST_KEYWORD, useAirportSuggestions } from './airport.queries';

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
  /** By default the cities that are known without asking. */
  offers?: AirportOffers | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const airportHints = loadable(() => import('./airport-hints').then((module) => module.AirportHints));
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

/** An airport or a city with airports: suggests while somebody types, and hints at what a text may mean that was left. */
export const AirportField = ({ label, placeholder, value, text, onChange, offers, error, ref }: AirportFieldProps) => {
  const typed = value ? '' : text;
  const [isLeft, setLeft] = useState(true);
  const { items, isLoading, isFailed } = useAirportSuggestions(typed);
  const isEmpty = typed.trim() === '' && !value;
  const offered = isEmpty ? offers : undefined;
  const isUnresolved = typed.trim().length >= SHORTEST_KEYWORD && (isLeft || error !== undefined);
  const choose = (next: AirportSuggestion) => onChange(next, shortAirportName(next.name));
  return (
    <div>
      <Combobox<AirportSuggestion>
        label={label}
        size="lg"
        placeholder={placeholder}
        error={error}
        items={offered?.items ?? (isEmpty ? popularCities : items)}
        heading={offered?.heading}
        itemKey={({ id }) => id}
        itemText={({ name }) => shortAirportName(name)}
        renderItem={offered?.renderItem ?? optionOf}
        selectedDetail={codeAndCountry}
        value={value}
        inputValue={text}
        onInputChange={(next, reason) => {
          setLeft(false);
          if (reason !== 'pick') onChange(null, next);
        }}
        onValueChange={(next) => next && choose(next)}
        onFocus={offers?.onFocus}
        onBlur={() => setLeft(true)}
        loading={offered?.isLoading ?? isLoading}
        loadingRows={offered && OFFERED_ROWS}
        emptyText={typed.trim().length < 2 ? 'Type at least 2 characters.' : 'No airport or city is called that.'}
        errorText={isFailed ? 'Airports cannot be looked up right now. You can type a three-letter code.' : undefined}
        ref={ref}
      />
      {isUnresolved && (
        <Loaded of={airportHints} fallback={null} missing={null} props={{ label, text: typed, onChoose: choose }} />
      )}
    </div>
  );
};
