/** What a trip is told of something to do. */
import type { Activity } from '@sojourn/contracts';
import type { AdditionOf } from '@sojourn/contracts/plan';

type ToDo = AdditionOf<'activity' | 'attraction'>;

/** Prices of the catalogue are Sojourn's own, and so a sample. */
export const additionOf = ({ id, name, location, duration, price }: Activity, kind: ToDo['kind']): ToDo => ({
  kind,
  destination: location,
  isSample: true,
  id,
  name,
  location,
  duration,
  price,
});
