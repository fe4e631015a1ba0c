/** What a trip is told of something to do. */
import type { Activity } from '@sojourn/contracts';
import type { AdditionOf } from '@sojourn/contracts/plan';

type ToDo = AdditionOf<'activity' | 'attraction'>;

/** Prices of the catalogue are Sojourn's own, and so a sample. */
export const additionOf = (activity: Activity, kind: ToDo['kind']): ToDo => ({
  ...activity,
  kind,
  destination: activity.location,
  isSample: true,
});
