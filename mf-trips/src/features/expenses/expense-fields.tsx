import { NativeSelect, Text, TextField } from '@sojourn/ui';
import { DateField } from '@sojourn/ui/date-field';
import { readAmount } from '@sojourn/travel';
import { usCentsOf } from '@sojourn/trip';
import { rateSchema, type ExpenseCategory } from '@sojourn/contracts/plan';
import { formatDate, todayHere } from '@sojourn/web-kit';
import { useMemo } from 'react';
import { Pair } from '../../shared/form.styles';
import { usePlan } from '../../shared/plan/plan-access';
import { currencyOptions } from './currency-options.model';
import type { ExpenseValues } from './expense-form.model';
import { categoryOptions } from './expenses.model';
import { formatCents } from '../../shared/format-money.model';
import { startingRateOf } from './starting-rates.model';
import type { ExpenseForm } from './use-expense-form';

/** What was spent, on what and when. */
export const ExpenseFields = ({ form }: { form: ExpenseForm }) => {
  const { values, faults, set } = form;
  const { plan } = usePlan();
  const { startDate, endDate } = plan.head.dates;
  const { rates } = plan;
  const options = useMemo(() => {
    const names = new Intl.DisplayNames('en', { type: 'currency' });
    return currencyOptions({ rates }, (code) => names.of(code));
  }, [rates]);
  return (
    <>
      <TextField
        label="Description"
        required
        placeholder="Dinner in Trastevere"
        autoComplete="off"
        value={values.description}
        error={faults.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <Pair>
        <TextField
          label="Amount"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="12.50"
          value={values.amount}
          error={faults.amount}
          onChange={(event) => set({ amount: event.target.value })}
        />
        <NativeSelect
          label="Currency"
          value={values.currency}
          options={options}
          onChange={(event) => form.chooseCurrency(event.target.value)}
        />
      </Pair>
      {values.currency !== 'USD' && <RateFields form={form} />}
      <Pair>
        <NativeSelect
          label="Category"
          value={values.category}
          options={categoryOptions}
          onChange={(event) => set({ category: event.target.value as ExpenseCategory })}
        />
        <DateField
          label="Date"
          required
          value={values.day}
          error={faults.day}
          range={{ from: startDate, to: endDate }}
          onValueChange={(day) => set({ day })}
        />
      </Pair>
    </>
  );
};

/** What was typed in dollars; undefined as long as it cannot be read. */
function dollarsOf({ amount, currency, rate }: ExpenseValues): string | undefined {
  const read = readAmount(amount, currency);
  if ('fault' in read || !rateSchema.safeParse(rate.trim()).success) return undefined;
  return formatCents(usCentsOf({ amount: read.amount, currency, rate: rate.trim() }));
}

const RateFields = ({ form }: { form: ExpenseForm }) => {
  const { values, faults, set } = form;
  const starting = startingRateOf(values.currency);
  const isEstimate = starting?.rate === values.rate && starting.day === values.rateDay;
  const cents = dollarsOf(values);
  return (
    <>
      <Pair>
        <TextField
          label={`Rate: dollars for 1 ${values.currency}`}
          required
          inputMode="decimal"
          autoComplete="off"
          value={values.rate}
          error={faults.rate}
          onChange={(event) => set({ rate: event.target.value, rateDay: todayHere() })}
        />
        <DateField
          label="Rate of"
          required
          value={values.rateDay}
          error={faults.rateDay}
          onValueChange={(rateDay) => set({ rateDay })}
        />
      </Pair>
      <Text size="xs" tone="ink3">
        {cents === undefined ? '' : `That is ${cents}. `}
        {isEstimate
          ? `The rate is an estimate, as of ${formatDate(values.rateDay)}; type the one you paid.`
          : 'Further expenses in this currency start with this rate.'}
      </Text>
    </>
  );
};
