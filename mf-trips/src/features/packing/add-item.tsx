import { packingCategories, packingContentSchema, type PackingCategory } from '@sojourn/contracts/plan';
import { Button, NativeSelect, TextField } from '@sojourn/ui';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { newPartId, usePlan } from '../../shared/plan/plan-access';
import { AddForm } from './packing.styles';

const { label: labelSchema } = packingContentSchema.shape;

/** Adds something of one's own, by Enter; a blank one is ignored (spec, section 5). */
export const AddItem = ({ travellerId }: { travellerId: string | null }) => {
  const { run, plan } = usePlan();
  const [label, setLabel] = useState('');
  const [category, setCategory] = useState<PackingCategory>('Miscellaneous');
  const [fault, setFault] = useState<string>();
  const owner = travellerId === null ? undefined : plan.travellers[travellerId]?.name;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (label.trim() === '') return;
    const read = labelSchema.safeParse(label);
    if (!read.success) {
      setFault(read.error.issues[0]?.message);
      return;
    }
    const content = { label: read.data, category, travellerId };
    const refusal = run({ type: 'packing.add', id: newPartId(), content }, { title: 'Item added' });
    setFault(refusal?.message);
    if (!refusal) setLabel('');
  };
  return (
    <AddForm onSubmit={add} noValidate aria-label="Something of your own">
      <TextField
        label={owner ? `Add an item for ${owner}` : 'Add an item'}
        placeholder="Snorkel"
        autoComplete="off"
        enterKeyHint="done"
        value={label}
        error={fault}
        onChange={(event) => setLabel(event.target.value)}
      />
      <NativeSelect
        label="Category"
        value={category}
        options={packingCategories.map((each) => ({ value: each, label: each }))}
        onChange={(event) => setCategory(event.target.value as PackingCategory)}
      />
      <Button type="submit" variant="secondary" icon={<Plus aria-hidden="true" />}>
        Add
      </Button>
    </AddForm>
  );
};
