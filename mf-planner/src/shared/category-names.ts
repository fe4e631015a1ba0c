import type { ActivityCategory } from '@sojourn/contracts';

/** Categories of activities as chips say them. */
export const categoryNames: Readonly<Record<ActivityCategory, string>> = {
  adventure: 'Adventure',
  cultural: 'Cultural',
  food: 'Food & Drink',
  relaxation: 'Relaxation',
  nature: 'Nature',
  water: 'Water',
};
