/** Places outside the catalogue in words. */
import type { PlaceOutside } from '@sojourn/contracts/about-place';

/** A place with where it is, as it is searched for; a country has no detail. */
export const placeWords = ({ name, detail }: PlaceOutside): string => (detail === '' ? name : `${name}, ${detail}`);
