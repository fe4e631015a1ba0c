/** The flight search form on pages of others, such as home. */
import { useNavigate } from '@sojourn/web-kit/router';
import { SearchForm } from '../features/search/search-form';
import { paramsOf } from '../shared/question.model';

export const SearchWidget = () => {
  const navigate = useNavigate();
  return <SearchForm onSearch={(question) => navigate(`/flights/search?${paramsOf(question)}`)} />;
};
