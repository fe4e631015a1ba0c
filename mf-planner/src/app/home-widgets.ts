/** What home shows of the catalogue: one chunk, because whoever scrolls to one comes by the other. */
export { Activities } from '../features/activities/activities';
export { PopularDestinations } from '../features/popular/popular-destinations';
