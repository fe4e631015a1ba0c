import { tripUsageSchema } from '@sojourn/contracts/plan';
import { Banner } from '@sojourn/ui';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { roots } from '../../shared/trips.queries';
import { accountRoomWords, mayBeNear } from './room.model';

const PATH = '/api/trips/usage';

/** Says when an account's trips take nearly all of their room. `trips`: how many there are. */
export const AccountRoom = ({ trips }: { trips: number }) => {
  const { data } = useQuery({
    // Under the root of trips, so that it is read anew when one comes or goes.
    queryKey: [roots.account, 'usage'],
    queryFn: ({ signal }) => apiRequest({ path: PATH, schema: tripUsageSchema, signal }),
    enabled: mayBeNear(trips),
  });
  const words = data && accountRoomWords(data);
  return words ? <Banner>{words}</Banner> : null;
};
