import { childAgeLimits, guestLimits } from '@sojourn/contracts';
import { Button, FoldOut, NativeSelect, Stepper } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { Users } from 'lucide-react';
import { mostRooms, partyText, withParty, type StayParty, type WholeParty } from '../../shared/stay-search.model';
import { Ages } from './guests-field.styles';

type GuestsFieldProps = {
  party: StayParty;
  error?: string | undefined;
  onChange: (party: WholeParty) => void;
};

const ageOptions = Array.from({ length: childAgeLimits.max + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Under 1' : formatCount(age, 'year'),
}));

/** Who sleeps there, how old the children are and in how many rooms, behind one button. */
export const GuestsField = ({ party, error, onChange }: GuestsFieldProps) => {
  const { adults, rooms, childAges } = withParty(party, {});
  return (
    <FoldOut
      label="Guests and rooms"
      caption="Guests"
      text={partyText({ adults: adults + childAges.length, rooms })}
      icon={<Users aria-hidden="true" />}
      error={error}
    >
      {(close) => (
        <>
          <Stepper
            label="Adults"
            value={adults}
            min={guestLimits.min}
            max={guestLimits.max - childAges.length}
            onValueChange={(count) => onChange(withParty(party, { adults: count }))}
          />
          <Stepper
            label="Children"
            hint={`${childAgeLimits.min} to ${childAgeLimits.max} years`}
            value={childAges.length}
            max={guestLimits.max - adults}
            onValueChange={(children) => onChange(withParty(party, { children }))}
          />
          {childAges.length > 0 && (
            <Ages>
              {childAges.map((age, at) => (
                <NativeSelect
                  key={at}
                  label={`Age of child ${at + 1}`}
                  options={ageOptions}
                  value={String(age)}
                  onChange={({ target }) =>
                    onChange({ adults, rooms, childAges: childAges.with(at, Number(target.value)) })
                  }
                />
              ))}
            </Ages>
          )}
          <Stepper
            label="Rooms"
            value={rooms}
            min={1}
            max={mostRooms(adults)}
            onValueChange={(count) => onChange(withParty(party, { rooms: count }))}
          />
          <Button variant="secondary" onClick={close}>
            Done
          </Button>
        </>
      )}
    </FoldOut>
  );
};
