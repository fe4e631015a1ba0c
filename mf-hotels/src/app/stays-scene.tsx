import { isKnownPlace, Scene } from '@sojourn/scenes';
import { reliefOf, sceneryAt } from '@sojourn/travel';
import { useHotels } from '../features/results/results.queries';
import type { StaySearch } from '../shared/stay-search.model';

/**
 * The place at the head of its stays. Of places that the illustrator does not know by name the answer says what is seen there:
 * until it comes nothing is drawn, or a beach would begin as an old town.
 */
export const StaysScene = ({ search, isSearched }: { search: StaySearch; isSearched: boolean }) => {
  const { data, isLoading } = useHotels(search, isSearched);
  const place = search.city || 'Lisbon';
  if (isLoading && !isKnownPlace(place)) return null;
  const { landscape, position } = data?.view ?? {};
  return (
    <Scene
      place={place}
      hints={{ kind: landscape }}
      {...sceneryAt(position, reliefOf(landscape ?? ''))}
      ratio="fill"
      quiet="left"
      alt=""
    />
  );
};
