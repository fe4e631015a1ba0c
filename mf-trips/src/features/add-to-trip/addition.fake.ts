import type { AdditionOf } from '@sojourn/contracts/plan';

/** A stay in Rome, found as a sample, for tests. */
export const stay = (checkIn: string, checkOut: string, destination = 'Rome, Italy'): AdditionOf<'stay'> => ({
  kind: 'stay',
  destination,
  isSample: true,
  hotel: { id: 'h1', name: 'Hotel Campo Marzio', location: 'Centro', price: 142, bookingUrl: '' },
  checkIn,
  checkOut,
  searchPath: '/hotels/search?city=Rome',
});

/** A museum of Rome, for tests. */
export const toDo = (kind: 'activity' | 'attraction'): AdditionOf<'activity' | 'attraction'> => ({
  kind,
  destination: 'Rome, Italy',
  isSample: true,
  id: 'museum',
  name: 'Capitoline Museums',
  location: 'Rome',
  duration: 'PT2H30M',
  price: 18,
});
