import { NativeSelect, Stack } from '@sojourn/ui';
import { DateField } from '@sojourn/ui/date-field';
import { monthName } from '@sojourn/travel';
import { todayHere } from '@sojourn/web-kit';
import type { WhenDraft } from './plan.model';

const months = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: monthName(at + 1) }));
const options = [{ value: 'flexible', label: 'Flexible' }, ...months, { value: 'dates', label: 'Exact dates' }];

/** When somebody wants to go, optionally: flexible, a month, or dates. */
export function WhenFields({ when, onChange }: { when: WhenDraft; onChange: (when: WhenDraft) => void }) {
  const today = todayHere();
  const choose = (value: string) => {
    if (value === 'flexible') onChange({ kind: 'flexible' });
    else if (value === 'dates') onChange({ kind: 'dates', startDate: '', endDate: '' });
    else onChange({ kind: 'month', month: Number(value) });
  };
  return (
    <Stack gap={16}>
      <NativeSelect
        label="When (optional)"
        size="lg"
        options={options}
        value={when.kind === 'month' ? String(when.month) : when.kind}
        onChange={({ target }) => choose(target.value)}
      />
      {when.kind === 'dates' && (
        <>
          <DateField
            label="First day"
            min={today}
            value={when.startDate}
            onValueChange={(startDate) =>
              onChange({ ...when, startDate, endDate: when.endDate < startDate ? '' : when.endDate })
            }
          />
          <DateField
            label="Last day"
            min={when.startDate || today}
            value={when.endDate}
            onValueChange={(endDate) => onChange({ ...when, endDate })}
          />
        </>
      )}
    </Stack>
  );
}
