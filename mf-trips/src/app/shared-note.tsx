import { sharerSchema } from '@sojourn/contracts/plan';
import { Banner } from '@sojourn/ui';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { usePlanPart } from '../shared/plan/plan-access';
import { leftOutWords, mayWords } from './shared-note.model';

/** Says who shares the trip, what whoever came by the link may do, and what is left out. */
export const SharedNote = () => {
  const path = usePlanPart((trip) => trip.path);
  const canEdit = usePlanPart((trip) => trip.canEdit);
  const includes = usePlanPart((trip) => trip.includes);
  const { data } = useQuery({
    queryKey: [`${path}/owner`],
    queryFn: ({ signal }) => apiRequest({ path: `${path}/owner`, schema: sharerSchema, signal }),
    networkMode: 'always',
    retry: false,
  });
  return (
    <Banner title={data?.name ? `${data.name} shares this trip with you` : 'This trip is shared with you'}>
      {mayWords(canEdit)} {leftOutWords(includes)}
    </Banner>
  );
};
