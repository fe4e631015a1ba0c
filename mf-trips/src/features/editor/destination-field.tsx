import { Combobox } from '@sojourn/ui/combobox';
import { suggestDestinations } from './editor.model';
import type { TripForm } from './use-trip-values';

/** Any text is a destination; well-known ones are suggested. */
export const DestinationField = ({ form: { values, faults, set } }: { form: TripForm }) => (
  <Combobox<string>
    label="Destination"
    required
    freeText
    placeholder="Rome, Italy"
    items={suggestDestinations(values.destination)}
    itemKey={(name) => name}
    itemText={(name) => name}
    value={null}
    onValueChange={(name) => name !== null && set('destination', name)}
    inputValue={values.destination}
    onInputChange={(text) => set('destination', text)}
    error={faults.destination}
  />
);
