import type { AirportSuggestion } from '@sojourn/contracts';
import { Combobox, ComboboxOption } from '@sojourn/ui/combobox';
import { useSettled } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plane } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { airportSuggestions } from './plan.queries';

const MOST = 8;

export type OriginFieldProps = {
  words: string;
  fault: string | undefined;
  onChange: (words: string) => void;
  /** Enter, without a suggestion that is moved to. */
  onAccept: () => void;
  onPick: (airport: AirportSuggestion) => void;
};

/** Where somebody starts from, typed: airports and cities are suggested, and any words will do. Has the focus when it appears. */
export const OriginField = ({ words, fault, onChange, onAccept, onPick }: OriginFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const keyword = useSettled(words.trim());
  const { data, isFetching, isError } = useQuery(airportSuggestions(keyword));
  const isLongEnough = words.trim().length >= 2;
  return (
    <div
      onKeyDownCapture={(event) => {
        // A suggestion that is moved to is taken by Enter; without one the words are.
        if (event.key !== 'Enter' || input.current?.getAttribute('aria-activedescendant')) return;
        event.preventDefault();
        event.stopPropagation();
        onAccept();
      }}
    >
      <Combobox<AirportSuggestion>
        ref={input}
        label="City or airport code"
        placeholder="Leeds, or LBA"
        size="lg"
        freeText
        icon={<MapPin size={18} aria-hidden="true" />}
        error={fault}
        items={isLongEnough ? (data?.data.slice(0, MOST) ?? []) : []}
        itemKey={({ id }) => id}
        itemText={({ address, iataCode }) => `${address.cityName} (${iataCode})`}
        renderItem={({ name, iataCode, address }) => (
          <ComboboxOption
            icon={<Plane aria-hidden="true" />}
            title={name}
            detail={`${address.cityName}, ${address.countryName}`}
            aside={iataCode}
          />
        )}
        loading={isLongEnough && (isFetching || keyword !== words.trim())}
        emptyText={isLongEnough ? 'No airport or city is called that. You can keep it as you typed it.' : undefined}
        errorText={isLongEnough && isError ? 'Airports cannot be looked up right now. Any words will do.' : undefined}
        value={null}
        onValueChange={(airport) => airport && onPick(airport)}
        inputValue={words}
        onInputChange={(text, reason) => reason !== 'pick' && onChange(text)}
      />
    </div>
  );
};
