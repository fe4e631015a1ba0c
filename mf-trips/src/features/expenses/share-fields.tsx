import { readAmount } from '@sojourn/travel';
import { sharesOf } from '@sojourn/trip';
import { Checkbox, NativeSelect, RadioGroup, Text, TextField } from '@sojourn/ui';
import { useId } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { AddTraveller } from '../../shared/travellers/add-traveller';
import { partFaultOf, type ExpenseValues, type Sharing } from './expense-form.model';
import { Fault, Group, Parts, Sharers } from './expense-form.styles';
import { formatAmount } from '../../shared/format-money.model';
import type { ExpenseForm } from './use-expense-form';

const ways = [
  { value: 'none', label: 'Not split' },
  { value: 'equal', label: 'Equally' },
  { value: 'exact', label: 'By amounts' },
] as const satisfies { value: Sharing; label: string }[];

/** Who paid, and for whom; those who travel can be added here. */
export const ShareFields = ({ form }: { form: ExpenseForm }) => {
  const { values, faults, set } = form;
  const { plan } = usePlan();
  const name = useId();
  const travellers = Object.entries(plan.travellers);
  const isPartFaulty = values.sharing === 'exact' && travellers.some(([id]) => partFaultOf(values, id) !== undefined);
  const addTraveller = (id: string) => set({ sharers: [...values.sharers, id], paidBy: values.paidBy || id });
  return (
    <Group aria-label="Who paid, and for whom">
      {travellers.length === 0 ? (
        <Text size="sm" tone="ink2">
          Not traveling alone? Add who goes to split what is spent.
        </Text>
      ) : (
        <>
          <NativeSelect
            label="Paid by"
            value={values.paidBy}
            options={[
              { value: '', label: 'Nobody in particular' },
              ...travellers.map(([id, traveller]) => ({ value: id, label: traveller.name })),
            ]}
            onChange={(event) => set({ paidBy: event.target.value })}
          />
          <RadioGroup
            label="Split"
            name={name}
            variant="segmented"
            value={values.sharing}
            options={ways}
            onValueChange={(sharing) => set({ sharing: sharing as Sharing })}
          />
          {values.sharing === 'equal' && <EqualParts form={form} />}
          {values.sharing === 'exact' && <ExactParts form={form} />}
          {faults.sharing && !isPartFaulty && <Fault role="alert">{faults.sharing}</Fault>}
        </>
      )}
      <AddTraveller onAdded={addTraveller} />
    </Group>
  );
};

/** What each has of equal parts, in words; nothing as long as the amount cannot be read. */
function partsOf({ amount, currency, sharers }: ExpenseValues, order: readonly string[]): Map<string, string> {
  const read = readAmount(amount, currency);
  if ('fault' in read || sharers.length === 0) return new Map();
  const money = { amount: read.amount, currency, rate: '1', rateDay: '', usCents: read.amount };
  const sharedBy = sharers.map((travellerId) => ({ travellerId, weight: 1 }));
  const shares = sharesOf({ money, sharedBy }, order);
  return new Map(shares.map(({ travellerId, usCents }) => [travellerId, formatAmount({ amount: usCents, currency })]));
}

const EqualParts = ({ form: { values, set } }: { form: ExpenseForm }) => {
  const { plan } = usePlan();
  const parts = partsOf(values, Object.keys(plan.travellers));
  return (
    <Sharers role="group" aria-label="Shared by">
      {Object.entries(plan.travellers).map(([id, { name }]) => (
        <Checkbox
          key={id}
          label={name}
          end={parts.get(id)}
          checked={values.sharers.includes(id)}
          onChange={({ target }) =>
            set({ sharers: target.checked ? [...values.sharers, id] : values.sharers.filter((each) => each !== id) })
          }
        />
      ))}
    </Sharers>
  );
};

const ExactParts = ({ form: { values, faults, set } }: { form: ExpenseForm }) => {
  const { plan } = usePlan();
  return (
    <Parts>
      {Object.entries(plan.travellers).map(([id, { name }]) => (
        <TextField
          key={id}
          label={name}
          inputMode="decimal"
          autoComplete="off"
          end={values.currency}
          value={values.parts[id] ?? ''}
          error={faults.sharing && partFaultOf(values, id)}
          onChange={(event) => set({ parts: { ...values.parts, [id]: event.target.value } })}
        />
      ))}
    </Parts>
  );
};
