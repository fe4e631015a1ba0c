import { describeTripRepository } from './trip.repository.contract';
import { createFakeTripRepository } from './trip.repository.fake';

const fake = createFakeTripRepository();
describeTripRepository('the fake', () => fake);
