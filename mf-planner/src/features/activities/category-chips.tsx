import { activityCategories, type ActivityCategory } from '@sojourn/contracts';
import { ChipGroup } from '@sojourn/ui';
import { categoryNames } from '../../shared/category-names';

const ALL = 'all';
const options = [
  { value: ALL, label: 'All' },
  ...activityCategories.map((category) => ({ value: category, label: categoryNames[category] })),
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
    swiped
    required
    options={options}
    value={category ?? ALL}
    onValueChange={(value) => onCategory(activityCategories.find((each) => each === value) ?? null)}
  />
);
