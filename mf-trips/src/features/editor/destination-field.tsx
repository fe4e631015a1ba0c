import { Combobox } from '@sojourn/ui/combobox';
import { useState } from 'react';
import { usePlaceSuggestions } from '../../shared/items/places.queries';
import { suggestDestinations } from './editor.model';
import type { TripForm } from './use-trip-values';

/** Any text is a destination; well-known ones are suggested, then cities of the world. */
export const DestinationField = ({ form: { values, faults, set } }: { form: TripForm }) => {
  const { destination } = values;
  // What a trip has already asks for nothing until it is changed.
  const [isTyped, setTyped] = useState(false);
  const { places, isLoading, isAsked, isFailed } = usePlaceSuggestions(isTyped ? destination : '');
  const cities = places
    .filter(({ kind }) => kind === 'city')
    .map(({ name, detail }) => [name, detail].filter(Boolean).join(', '));
  const suggestions = suggestDestinations(destination, cities);
  return (
    <Combobox<string>
      label="Destination"
      required
      freeText
      placeholder="Rome, Italy"
      items={suggestions}
      itemKey={(name) => name}
      itemText={(name) => name}
      value={null}
      onValueChange={(name) => name !== null && set('destination', name)}
      inputValue={destination}
      onInputChange={(text, reason) => {
        setTyped(reason !== 'pick');
        set('destination', text);
      }}
      loading={isTyped && isLoading}
      emptyText={isTyped && isAsked ? 'No place found by that name. You can keep it as you typed it.' : undefined}
      errorText={
        isTyped && isFailed && suggestions.length === 0
          ? 'Places cannot be looked up right now. You can keep what you typed.'
          : undefined
      }
      error={faults.destination}
    />
  );
};
