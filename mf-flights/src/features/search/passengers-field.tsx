import { passengerLimits, type TravelClass, travelClasses } from '@sojourn/contracts';
import { passengerCount } from '@sojourn/travel';
import { Button, NativeSelect, Stepper } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { ChevronDown, Users } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { travelClassLabels } from '../../shared/flight-search.model';
import { Anchor, Opener, Panel } from './passengers-field.styles';
import { type SearchDraft, withPassengers } from './search.model';

type PassengersFieldProps = {
  draft: SearchDraft;
  onChange: (update: (now: SearchDraft) => SearchDraft) => void;
};

const classOptions = travelClasses.map((value) => ({ value, label: travelClassLabels[value] }));

/** Who travels and in which cabin, behind one button. */
export const PassengersField = ({ draft, onChange }: PassengersFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };

  return (
    // The keys are those of the controls inside; Escape only folds them away.
    <Anchor ref={anchor} onKeyDown={closeOnEscape}>
      <Opener type="button" ref={opener} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Users aria-hidden="true" />
        {formatCount(passengerCount(draft), 'passenger')}, {travelClassLabels[draft.travelClass]}
        <ChevronDown aria-hidden="true" />
      </Opener>
      {isOpen && (
        <Panel id={id} role="group" aria-label="Passengers and class">
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
        </Panel>
      )}
    </Anchor>
  );
};
