/** The hotel question on pages of others, such as home; the answer is on the search page. */
import { guestLimits } from '@sojourn/contracts';
import { Card } from '@sojourn/ui';
import { useNavigate } from '@sojourn/web-kit/router';
import { SearchForm } from '../features/search/search-form';
import { addressOf } from '../shared/stay-search.model';

const BLANK = { city: '', checkIn: '', checkOut: '', adults: guestLimits.usual };

export const TeaserWidget = () => {
  const navigate = useNavigate();
  return (
    <Card padding="lg">
      <SearchForm start={BLANK} onSearch={(search) => void navigate(addressOf(search))} />
    </Card>
  );
};
