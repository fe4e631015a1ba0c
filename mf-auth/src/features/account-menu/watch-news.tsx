import { Badge, VisuallyHidden } from '@sojourn/ui';
import { apiRequest, formatCount } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';

const PATH = '/api/flights/watches/news';
const MINUTE = 60_000;

/** How many watched prices have fallen unseen; asked when the menu opens, and left out while nobody can say. */
export const WatchNews = () => {
  const { data } = useQuery({
    queryKey: [PATH],
    queryFn: async ({ signal }) => {
      const { watchNewsSchema } = await import('@sojourn/contracts/watch');
      return apiRequest({ path: PATH, schema: watchNewsSchema, signal });
    },
    staleTime: MINUTE,
  });
  if (!data || data.drops === 0) return null;
  return (
    <Badge tone="ok">
      <span aria-hidden="true">{data.drops}</span>
      <VisuallyHidden>{formatCount(data.drops, 'price')} fell</VisuallyHidden>
    </Badge>
  );
};
