import type { Activity, ActivityCategory } from '@sojourn/contracts';
import { Stack, Text } from '@sojourn/ui';
import { useState, type ReactNode } from 'react';
import { activitiesIn } from './activities.model';
import { CategoryChips } from './category-chips';

/** Activities by a category that is chosen above them; `children` draws those of it. */
export function ByCategory({
  activities,
  children,
}: {
  activities: readonly Activity[];
  children: (shown: readonly Activity[]) => ReactNode;
}) {
  const [category, setCategory] = useState<ActivityCategory | null>(null);
  const shown = activitiesIn(category, activities);
  return (
    <Stack gap={20}>
      <CategoryChips category={category} onCategory={setCategory} />
      {shown.length === 0 ? <Text tone="ink2">No activities found for this category.</Text> : children(shown)}
    </Stack>
  );
}
