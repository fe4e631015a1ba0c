import { travellerContentSchema } from '@sojourn/contracts/plan';
import { Button, TextField } from '@sojourn/ui';
import { UserPlus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { newPartId, usePlan } from '../plan/plan-access';
import { AddRow } from './add-traveller.styles';

type AddTravellerProps = { label?: string; onAdded?: ((id: string) => void) | undefined };

/** Adds somebody who goes. Not a form of its own: it stands within others. */
export const AddTraveller = ({ label = 'Add a traveller', onAdded }: AddTravellerProps) => {
  const { run } = usePlan();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const add = () => {
    const { success, data, error } = travellerContentSchema.safeParse({ name });
    if (!success) {
      setFault(error.issues[0]?.message);
      return;
    }
    const id = newPartId();
    const refusal = run({ type: 'traveller.add', id, content: data });
    setFault(refusal?.message);
    if (refusal) return;
    setName('');
    onAdded?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <AddRow data-paper="hidden">
      <TextField
        label={label}
        placeholder="Anna"
        autoComplete="off"
        value={name}
        error={fault}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" icon={<UserPlus aria-hidden="true" />} onClick={add}>
        Add
      </Button>
    </AddRow>
  );
};
