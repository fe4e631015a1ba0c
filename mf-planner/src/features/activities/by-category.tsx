import { activityCategories, type Activity, type ActivityCategory } from '@sojourn/contracts';
import { ChipGroup, Stack, Text } from '@sojourn/ui';
import { useState, type ReactNode } from 'react';
import { activitiesIn } from './activities.model';

const ALL = 'all';

const options = (activities: readonly Activity[]) => [
  { value: ALL, label: 'All' },
  ...activityCategories.map((category) => ({
    value: category,
    label: activities.find((each) => each.category === category)?.categoryName ?? category,
  })),
];

/** Activities by a category that is chosen above them; `children` draws those of it. */
export function ByCategory({
  activities,
  children,
}: {
  activities: readonly Activity[];
  children: (shown: readonly Activity[]) => ReactNode;
}) {
  const [category, setCategory] = useState<ActivityCategory | typeof ALL>(ALL);
  const shown = activitiesIn(category === ALL ? null : category, activities);
  return (
    <Stack gap={20}>
      <ChipGroup
        label="Category"
        hideLabel
        required
        options={options(activities)}
        value={category}
        onValueChange={(value) => setCategory((value ?? ALL) as ActivityCategory | typeof ALL)}
      />
      {shown.length === 0 ? <Text tone="ink2">No activities found for this category.</Text> : children(shown)}
    </Stack>
  );
}
