import type { PackingCategory } from '@sojourn/contracts/plan';
import { ChipGroup, NativeSelect, RadioGroup } from '@sojourn/ui';
import { usePlan } from '../../shared/plan/plan-access';
import { countsOf, type PackedItem, type PackingFilter, type PackingShow } from './packing.model';
import { FilterRow } from './packing.styles';

type PackingFiltersProps = {
  items: readonly PackedItem[];
  filter: PackingFilter;
  onChange: (filter: PackingFilter) => void;
};

const shows = [
  { value: 'all', label: 'All' },
  { value: 'to-pack', label: 'To Pack' },
  { value: 'packed', label: 'Packed' },
] as const satisfies { value: PackingShow; label: string }[];

/** What of the list is shown: packed or not, of one category, of one traveller. */
export const PackingFilters = ({ items, filter, onChange }: PackingFiltersProps) => {
  const { plan } = usePlan();
  const travellers = Object.entries(plan.travellers);
  // One that has lost its last item stays, or it could not be cleared.
  const counts = countsOf(items);
  const chips = counts.map(({ category, count }) => ({ value: category, label: category, count }));
  const { category } = filter;
  if (category !== null && !counts.some((each) => each.category === category)) {
    chips.push({ value: category, label: category, count: 0 });
  }
  return (
    <FilterRow>
      <RadioGroup
        label="Show"
        hideLabel
        name="packing-show"
        variant="segmented"
        value={filter.show}
        options={shows}
        onValueChange={(show) => onChange({ ...filter, show: show as PackingShow })}
      />
      {travellers.length > 1 && (
        <NativeSelect
          label="Traveller"
          hideLabel
          value={filter.travellerId ?? ''}
          options={[
            { value: '', label: 'Everybody' },
            ...travellers.map(([id, { name }]) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange({ ...filter, travellerId: event.target.value || null })}
        />
      )}
      <ChipGroup
        label="Category"
        hideLabel
        options={chips}
        value={category}
        onValueChange={(value) => onChange({ ...filter, category: value as PackingCategory | null })}
      />
    </FilterRow>
  );
};
