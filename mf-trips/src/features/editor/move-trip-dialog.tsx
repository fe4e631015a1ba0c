/** Moves a whole trip by days or to a date, and says what that does before it is done. */
import type { DatePolicy } from '@sojourn/contracts/plan';
import { addDays, daysBetween } from '@sojourn/travel';
import { Banner, RadioGroup, Text, TextField } from '@sojourn/ui';
import { DateField } from '@sojourn/ui/date-field';
import { formatDateRange } from '@sojourn/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { Fields, Pair } from '../../shared/form.styles';
import { usePlan } from '../../shared/plan/plan-access';
import { dateChoices, USUAL_POLICY } from './edit.model';

const FARTHEST = 3_660;

/** Whole days, earlier with a minus; null where the text is no such number. */
const daysIn = (text: string): number | null =>
  /^\s*[+-]?\d{1,4}\s*$/.test(text) && Math.abs(Number(text)) <= FARTHEST ? Number(text) : null;

export const MoveTripDialog = ({ onClose }: { onClose: () => void }) => {
  const { plan, run } = usePlan();
  const [dates] = useState(plan.head.dates);
  const [days, setDays] = useState('');
  const [policy, setPolicy] = useState<DatePolicy>(USUAL_POLICY);
  const [fault, setFault] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const moved = daysIn(days);
  const to = (count: number) => ({
    startDate: addDays(dates.startDate, count),
    endDate: addDays(dates.endDate, count),
  });
  const next = moved ? to(moved) : null;
  const choices = next ? dateChoices(plan, next) : [];
  const submit = () => {
    const refuse = (words: string) => {
      setFault(words);
      setRefusals(refusals + 1);
    };
    if (!next) return refuse('Choose another first day, or say by how many days.');
    const done = { title: 'Trip moved', description: formatDateRange(next.startDate, next.endDate) };
    const refusal = run({ type: 'dates.change', version: dates.version, ...next, policy }, done);
    return refusal ? refuse(refusal.message) : onClose();
  };
  return (
    <FormDialog
      size="md"
      title="Move the whole trip"
      description="Its length stays. You see what moves before you save."
      submit={{ label: 'Move the trip' }}
      refusals={refusals}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <Pair data-fit="short">
          <DateField
            label="New first day"
            value={next?.startDate ?? dates.startDate}
            error={fault}
            onValueChange={(day) => {
              setDays(day === '' ? '' : String(daysBetween(dates.startDate, day)));
              setFault(undefined);
            }}
          />
          <TextField
            label="Or by days"
            inputMode="text"
            placeholder="7"
            hint="With a minus for earlier."
            value={days}
            error={days !== '' && moved === null ? 'Please give whole days, such as 7 or -3.' : undefined}
            onChange={(event) => {
              setDays(event.target.value);
              setFault(undefined);
            }}
          />
        </Pair>
        {next && (
          <Banner title="New dates">
            <Text as="span">{formatDateRange(next.startDate, next.endDate)}</Text>
          </Banner>
        )}
        {choices.length > 0 && (
          <RadioGroup
            name="move-policy"
            label="What happens to what is planned?"
            variant="cards"
            options={choices}
            value={policy}
            onValueChange={(value) => setPolicy(value as DatePolicy)}
          />
        )}
      </Fields>
    </FormDialog>
  );
};
