import type { PlaceSuggestion } from '@sojourn/contracts';
import type { Position } from '@sojourn/contracts/plan';
import { Combobox, ComboboxOption } from '@sojourn/ui/combobox';
import { MapPin, Plane } from 'lucide-react';
import { usePlan } from '../plan/plan-access';
import { readPosition } from './item-form.model';
import { usePlaceSuggestions } from './places.queries';

/** A place that was chosen; `timeZone` where it is known. */
export type ChosenPlace = { name: string; position: Position; timeZone: string | null };
type Option = ChosenPlace & { id: string; detail: string; isAirport: boolean };

type PlaceFieldProps = {
  text: string;
  position: Position | null;
  onType: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
  error?: string | undefined;
};

const MOST_OWN = 4;

const fromServer = ({ id, name, detail, kind, position, timeZone }: PlaceSuggestion): Option => ({
  ...{ id, name, detail, position, timeZone },
  isAirport: kind === 'airport',
});

/** Places that the trip has already, by any part of their names. */
function useOwnPlaces(text: string): Option[] {
  const { plan } = usePlan();
  const typed = text.trim().toLowerCase();
  const own = new Map<string, Option>();
  for (const { place, zone } of Object.values(plan.items)) {
    if (!place?.position || !place.name.toLowerCase().includes(typed)) continue;
    const { name, position } = place;
    own.set(name, { id: `own ${name}`, name, detail: 'In this trip', position, timeZone: zone, isAirport: false });
  }
  return [...own.values()].slice(0, MOST_OWN);
}

/** Any text is a place; one that is chosen, or given by its coordinates, is on the map as well. */
export const PlaceField = ({ text, position, onType, onChoose, error }: PlaceFieldProps) => {
  const typed = position ? '' : text;
  const { places, isLoading } = usePlaceSuggestions(typed);
  const own = useOwnPlaces(typed);
  const read = readPosition(text);
  const given: Option[] = read
    ? [
        {
          id: 'given',
          name: text.trim(),
          detail: 'Use this position',
          position: read,
          timeZone: null,
          isAirport: false,
        },
      ]
    : [];
  const isOwn = (option: Option) => own.some(({ name }) => name === option.name);
  const options = [...given, ...own, ...places.map(fromServer).filter((option) => !isOwn(option))];
  return (
    <Combobox<Option>
      label="Place"
      freeText
      placeholder="City, airport or 41.89, 12.49"
      items={position ? [] : options}
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      renderItem={({ name, detail, isAirport }) => (
        <ComboboxOption title={name} detail={detail} icon={isAirport ? <Plane /> : <MapPin />} />
      )}
      value={null}
      onValueChange={(option) => option && onChoose(option)}
      inputValue={text}
      onInputChange={(next, reason) => reason !== 'pick' && onType(next)}
      loading={isLoading && typed.trim().length > 1}
      hint={
        position
          ? 'On the map.'
          : text.trim()
            ? 'Choose a suggestion, or paste coordinates, to see it on the map.'
            : undefined
      }
      error={error}
    />
  );
};
