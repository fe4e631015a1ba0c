/** The flight search form on pages of others, such as home. */
import { useSession } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { SearchForm } from '../features/search/search-form';
import { flightSearchParams } from '../shared/flight-search.model';

export const SearchWidget = () => {
  const navigate = useNavigate();
  const userId = useSession().user?.id;
  // Who signs out leaves an empty form behind: it may have begun with their address.
  const [form, setForm] = useState({ userId, count: 0 });
  if (form.userId !== userId) setForm({ userId, count: form.count + (form.userId && !userId ? 1 : 0) });
  return (
    <SearchForm key={form.count} onSearch={(search) => navigate(`/flights/search?${flightSearchParams(search)}`)} />
  );
};
