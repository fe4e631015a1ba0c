/** The stay search on pages of others, such as home; its results are on the search page. */
import { guestLimits } from '@sojourn/contracts';
import { Card, Container, Heading, Skeleton, Stack, Text } from '@sojourn/ui';
import { loadable, Loaded } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { SearchForm } from '../features/search/search-form';
import { staySearchUrl } from '../shared/stay-search.model';

/** The search is there first; the ideas below it come by themselves. */
const stayIdeas = loadable(() => import('./stay-ideas').then((m) => m.StayIdeas));

const BLANK = { city: '', checkIn: '', checkOut: '', adults: guestLimits.usual };

export const TeaserWidget = () => {
  const navigate = useNavigate();
  return (
    <Container>
      <Stack gap={20}>
        <div>
          <Heading level={2} size="h2">
            Somewhere to stay
          </Heading>
          <Text tone="ink2">See the nightly rate and what the whole stay costs.</Text>
        </div>
        <Card padding="md">
          <SearchForm start={BLANK} onSearch={(search) => void navigate(staySearchUrl(search))} />
        </Card>
        <Loaded of={stayIdeas} fallback={<Skeleton lines={8} />} />
      </Stack>
    </Container>
  );
};
