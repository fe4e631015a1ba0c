import type { PlaceSuggestion } from '@sojourn/contracts';
import type { Position } from '@sojourn/contracts/plan';
import { Combobox, ComboboxOption } from '@sojourn/ui/combobox';
import { MapPin, Plane } from 'lucide-react';
import { usePlan } from '../plan/plan-access';
import { readPosition } from './item-form.model';
import { ownPlacesOf, type ChosenPlace } from './own-places.model';
import { usePlaceSuggestions } from './places.queries';

type Option = ChosenPlace & { id: string; detail: string; isAirport: boolean };

type PlaceFieldProps = {
  text: string;
  position: Position | null;
  onType: (text: string) => void;
  onChoose: (place: ChosenPlace) => void;
  error?: string | undefined;
};

const fromServer = ({ id, name, detail, kind, position, timeZone }: PlaceSuggestion): Option => ({
  ...{ id, name, detail, position, timeZone },
  isAirport: kind === 'airport',
});

const fromTrip = (place: ChosenPlace): Option => ({
  ...place,
  ...{ id: `own ${place.name}`, detail: 'In this trip', isAirport: false },
});

/** Any text is a place; one that is chosen, or given by its coordinates, is on the map as well. */
export const PlaceField = ({ text, position, onType, onChoose, error }: PlaceFieldProps) => {
  const typed = position ? '' : text;
  const { plan } = usePlan();
  const { position: middle } = plan.head.destination;
  const near = middle && `${middle.latitude.toFixed(2)},${middle.longitude.toFixed(2)}`;
  const { places, isLoading, isAsked, isFailed } = usePlaceSuggestions(typed, {
    sights: 'true',
    ...(near && { near }),
  });
  const own = ownPlacesOf(plan, typed).map(fromTrip);
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
      placeholder="Sight, quarter, city or airport"
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
      loading={isLoading && isAsked}
      emptyText={
        isAsked ? 'No place found by that name. You can keep it as you typed it; it will not be on the map.' : undefined
      }
      errorText={isAsked && isFailed ? 'Places cannot be looked up right now. You can keep what you typed.' : undefined}
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
