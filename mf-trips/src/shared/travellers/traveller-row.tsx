import { travellerContentSchema, type Traveller } from '@sojourn/contracts/plan';
import { Button, IconButton, TextField } from '@sojourn/ui';
import { Pencil, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { usePlan } from '../plan/plan-access';
import { NameForm, PersonRow } from './add-traveller.styles';

/** Somebody who goes: renamed in place, removed unless expenses name them. */
export const TravellerRow = ({ id, traveller }: { id: string; traveller: Traveller }) => {
  const { canEdit, tell } = usePlan();
  const [isEditing, setEditing] = useState(false);
  const { name, version } = traveller;
  if (isEditing) return <RenameForm id={id} traveller={traveller} onDone={() => setEditing(false)} />;
  return (
    <PersonRow>
      <span>{name}</span>
      {canEdit && (
        <>
          <IconButton label={`Rename ${name}`} onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Remove ${name}`}
            onClick={() => tell({ type: 'traveller.remove', id, version }, { title: `${name} removed` })}
          >
            <X aria-hidden="true" />
          </IconButton>
        </>
      )}
    </PersonRow>
  );
};

const RenameForm = ({ id, traveller, onDone }: { id: string; traveller: Traveller; onDone: () => void }) => {
  const { run } = usePlan();
  const [name, setName] = useState(traveller.name);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // Whoever presses Rename wants to type.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const read = travellerContentSchema.safeParse({ name });
    const refusal = read.success
      ? run({ type: 'traveller.edit', id, version: traveller.version, fields: read.data })?.message
      : read.error.issues[0]?.message;
    setFault(refusal);
    if (!refusal) onDone();
  };
  return (
    <li>
      <NameForm onSubmit={rename} noValidate>
        <TextField
          ref={field}
          label={`New name of ${traveller.name}`}
          hideLabel
          autoComplete="off"
          value={name}
          error={fault}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
        <Button type="submit" variant="secondary">
          Save
        </Button>
      </NameForm>
    </li>
  );
};
