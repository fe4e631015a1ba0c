import { rateSchema } from '@sojourn/contracts/plan';
import { Checkbox, TextField } from '@sojourn/ui';
import { DateField } from '@sojourn/ui/date-field';
import { formatCount, todayHere } from '@sojourn/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { Pair } from '../../shared/form.styles';
import { usePlan } from '../../shared/plan/plan-access';
import { setRate } from './expense-command.model';

type RateDialogProps = { currency: string; onClose: () => void };

/** Changes what a trip takes a currency for, and with it what was spent so far, if that is wanted. */
export const RateDialog = ({ currency, onClose }: RateDialogProps) => {
  const { plan, run } = usePlan();
  const own = plan.rates[currency];
  const [rate, setRateText] = useState(own?.rate ?? '');
  const [day, setDay] = useState(own?.day ?? todayHere());
  const [isForAll, setForAll] = useState(false);
  const [fault, setFault] = useState<string>();
  const [dayFault, setDayFault] = useState<string>();
  const count = Object.values(plan.expenses).filter(({ money }) => money.currency === currency).length;
  const [refusals, setRefusals] = useState(0);
  const submit = () => {
    setRefusals(refusals + 1);
    const text = rate.trim();
    const wrong = rateSchema.safeParse(text).error?.issues[0]?.message;
    setFault(wrong);
    setDayFault(day === '' ? 'Please choose a day.' : undefined);
    if (wrong || day === '') return;
    for (const command of setRate(plan, { currency, rate: text, day }, isForAll)) {
      const refusal = run(command, { title: 'Rate changed' });
      if (!refusal) continue;
      setFault(refusal.message);
      return;
    }
    onClose();
  };
  return (
    <FormDialog
      size="sm"
      title={`Rate of ${currency}`}
      submit={{ label: 'Save Rate' }}
      refusals={refusals}
      onSubmit={submit}
      onClose={onClose}
    >
      <Pair>
        <TextField
          label={`Dollars for 1 ${currency}`}
          required
          inputMode="decimal"
          autoComplete="off"
          value={rate}
          error={fault}
          onChange={(event) => {
            setRateText(event.target.value);
            setDay(todayHere());
          }}
        />
        <DateField label="Rate of" required value={day} error={dayFault} onValueChange={setDay} />
      </Pair>
      {count > 0 && (
        <Checkbox
          label={`Use it for the ${formatCount(count, 'expense')} in ${currency}, too`}
          checked={isForAll}
          onChange={(event) => setForAll(event.target.checked)}
        />
      )}
    </FormDialog>
  );
};
