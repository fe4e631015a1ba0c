/** The flight search form on pages of others, such as home. */
import { useNavigate } from '@sojourn/web-kit/router';
import { SearchForm } from '../features/search/search-form';
import { flightSearchParams } from '../shared/flight-search.model';

export const SearchWidget = () => {
  const navigate = useNavigate();
  return <SearchForm onSearch={(search) => navigate(`/flights/search?${flightSearchParams(search)}`)} />;
};
