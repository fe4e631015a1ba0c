import type { ExpenseCategory } from '@sojourn/contracts/plan';
import { Button, NativeSelect } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { useMemo } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { FilterRow } from './expenses-card.styles';
import { categoryOptions, daysWithExpenses, noFilter, type ExpenseFilter } from './expenses.model';

type ExpenseFiltersProps = { filter: ExpenseFilter; onChange: (filter: ExpenseFilter) => void };

/** Which expenses are shown: of a category, of a day, of a person. */
export const ExpenseFilters = ({ filter, onChange }: ExpenseFiltersProps) => {
  const { plan } = usePlan();
  const { expenses } = plan;
  const days = useMemo(() => daysWithExpenses({ expenses }), [expenses]);
  const travellers = Object.entries(plan.travellers);
  const isFiltered = Object.values(filter).some((value) => value !== null);
  // The last expense of a day may be gone.
  const shownDays = filter.day === null || days.includes(filter.day) ? days : [filter.day, ...days];
  return (
    <FilterRow>
      <NativeSelect
        label="Category"
        hideLabel
        value={filter.category ?? ''}
        options={[{ value: '', label: 'All categories' }, ...categoryOptions]}
        onChange={({ target }) => onChange({ ...filter, category: (target.value || null) as ExpenseCategory | null })}
      />
      <NativeSelect
        label="Day"
        hideLabel
        value={filter.day ?? ''}
        options={[
          { value: '', label: 'All days' },
          ...shownDays.map((day) => ({ value: day, label: formatDate(day) })),
        ]}
        onChange={({ target }) => onChange({ ...filter, day: target.value || null })}
      />
      {travellers.length > 0 && (
        <NativeSelect
          label="Person"
          hideLabel
          value={filter.travellerId ?? ''}
          options={[
            { value: '', label: 'Everybody' },
            ...travellers.map(([id, { name }]) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onChange({ ...filter, travellerId: target.value || null })}
        />
      )}
      {isFiltered && (
        <Button variant="quiet" onClick={() => onChange(noFilter)}>
          Show all
        </Button>
      )}
    </FilterRow>
  );
};
