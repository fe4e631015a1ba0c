import { activityCategories, type ActivityCategory } from '@sojourn/contracts';
import { ChipGroup } from '@sojourn/ui';

const ALL = 'all';
const names: Record<ActivityCategory, string> = {
  adventure: 'Adventure',
  cultural: 'Cultural',
  food: 'Food & Drink',
  relaxation: 'Relaxation',
  nature: 'Nature',
  water: 'Water',
};
const options = [
  { value: ALL, label: 'All' },
  ...activityCategories.map((category) => ({ value: category, label: names[category] })),
];

/** The categories of activities; null is all of them. */
export const CategoryChips = ({
  category,
  onCategory,
}: {
  category: ActivityCategory | null;
  onCategory: (category: ActivityCategory | null) => void;
}) => (
  <ChipGroup
    label="Category"
    hideLabel
    required
    options={options}
    value={category ?? ALL}
    onValueChange={(value) => onCategory(activityCategories.find((each) => each === value) ?? null)}
  />
);
