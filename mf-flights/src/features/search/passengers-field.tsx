import { passengerLimits, type TravelClass, travelClasses } from '@sojourn/contracts';
import { passengerCount } from '@sojourn/travel';
import { Button, FoldOut, NativeSelect, Stepper } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { Users } from 'lucide-react';
import { travelClassLabels } from '../../shared/flight-search.model';
import { type SearchDraft, withPassengers } from './search.model';

type PassengersFieldProps = {
  draft: SearchDraft;
  onChange: (update: (now: SearchDraft) => SearchDraft) => void;
};

const classOptions = travelClasses.map((value) => ({ value, label: travelClassLabels[value] }));

/** Who travels and in which cabin, behind one button. */
export const PassengersField = ({ draft, onChange }: PassengersFieldProps) => (
  <FoldOut
    label="Passengers and class"
    text={`${formatCount(passengerCount(draft), 'passenger')}, ${travelClassLabels[draft.travelClass]}`}
    icon={<Users aria-hidden="true" />}
  >
    {(close) => (
      <>
        <Stepper
          label="Adults"
          hint="12 years and over"
          value={draft.adults}
          {...passengerLimits.adults}
          onValueChange={(adults) => onChange((now) => withPassengers(now, { adults }))}
        />
        <Stepper
          label="Children"
          hint="2 to 11 years"
          value={draft.children}
          {...passengerLimits.children}
          onValueChange={(children) => onChange((now) => withPassengers(now, { children }))}
        />
        <Stepper
          label="Infants"
          hint="Under 2, at most one with each adult"
          value={draft.infants}
          min={0}
          max={draft.adults}
          onValueChange={(infants) => onChange((now) => withPassengers(now, { infants }))}
        />
        <NativeSelect
          label="Class"
          options={classOptions}
          value={draft.travelClass}
          onChange={({ target }) => onChange((now) => ({ ...now, travelClass: target.value as TravelClass }))}
        />
        <Button variant="secondary" onClick={close}>
          Done
        </Button>
      </>
    )}
  </FoldOut>
);
