import { Heading } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useHotels } from '../features/results/results.queries';
import { placeTitle, type StaySearch } from '../shared/stay-search.model';

/** What the page is called, in it and in its tab: who typed a quarter sees of which city it was understood. */
export const SearchTitle = ({ search, isSearched }: { search: StaySearch; isSearched: boolean }) => {
  const { place, region } = useHotels(search, isSearched).data ?? {};
  const title = place ? placeTitle(place) : (region ?? search.city);
  useDocumentTitle(title ? `Hotels in ${title}` : 'Hotel search');
  return (
    <Heading level={1} size={isSearched ? 'h2' : 'h1'}>
      {title ? `Stays in ${title}` : 'Find a place to stay'}
    </Heading>
  );
};
