/** Reads and changes price watches: an account's by the server, a guest's in this browser. */
import {
  type PriceHistory,
  priceHistorySchema,
  type Watch,
  watchNewsSchema,
  watchPageSchema,
  watchSchema,
  watchStoppedSchema,
} from '@sojourn/contracts/watch';
import { z } from '@sojourn/contracts/zod';
import { apiRequest, messageOf, newIdempotencyKey, toast, todayHere, useSession } from '@sojourn/web-kit';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDeviceWatch, readDeviceWatches, removeDeviceWatch, updateDeviceWatch } from './device-watches.store';
import { afterLook, type DeviceWatch, newDeviceWatch, shownWatch, type WatchSubject } from './watch.model';

const PATH = '/api/flights/watches';
const HISTORY = '/api/flights/price-history';
const DEVICE = ['price watches of this device'];
const MINUTE = 60_000;

const byId = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** How a price stands: fresh for 5 minutes, as the offers are. */
export const priceHistory = ({ search, flight }: Pick<WatchSubject, 'search' | 'flight'>) => {
  const query = { ...search, ...(flight && { flight: flight.key }) };
  return queryOptions<PriceHistory>({
    queryKey: [HISTORY, query],
    queryFn: ({ signal }) => apiRequest({ path: HISTORY, query, schema: priceHistorySchema, signal }),
    staleTime: 5 * MINUTE,
  });
};

/** All watches of an account: there are fifty at most, in pages. */
async function readAll(signal: AbortSignal): Promise<Watch[]> {
  const found: Watch[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const page = await apiRequest({ path: PATH, query: { after }, schema: watchPageSchema, signal });
    found.push(...page.watches);
    after = page.next;
  }
  return found;
}

/** The watches of whoever is signed in. */
export const useAccountWatches = () => {
  const { status } = useSession();
  return useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => readAll(signal),
    enabled: status === 'user',
    staleTime: MINUTE,
  });
};

/** The watches of this browser; read from its storage, so they are there without a network. */
export const useDeviceWatches = () => {
  const { data = [] } = useQuery({
    queryKey: DEVICE,
    queryFn: async () => readDeviceWatches(),
    initialData: readDeviceWatches,
    networkMode: 'always',
  });
  return data;
};

/** Reads how a watch of this browser stands, and notes a drop, which is told once. */
export const useLook = (watch: DeviceWatch) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['a look', watch.id],
    queryFn: async () => {
      const history = await client.fetchQuery(priceHistory(watch));
      const next = afterLook(watch, history.price, todayHere());
      if (next !== watch) updateDeviceWatch(next);
      const isNew = next.drop !== watch.drop;
      return shownWatch(next, history, { isNew, now: new Date().toISOString() });
    },
    staleTime: 5 * MINUTE,
  });
};

const FULL = 'This device holds no more price watches. Stop one, or sign in to keep more.';

/** Begins to watch, wherever the person is; answers the watch's id. */
export const useFollow = () => {
  const { user } = useSession();
  const client = useQueryClient();
  return useMutation({
    networkMode: user ? 'online' : 'always',
    mutationFn: async ({ subject, price }: { subject: WatchSubject; price: number }) => {
      const { search, flight } = subject;
      if (user) {
        const body = { search, ...(flight && { flight }) };
        return (await apiRequest({ method: 'POST', path: PATH, body, schema: watchSchema })).id;
      }
      const id = newIdempotencyKey();
      const watch = newDeviceWatch(subject, { id, price, since: new Date().toISOString() });
      if (addDeviceWatch(watch) === 'full') throw new Error(FULL);
      return id;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: user ? [PATH] : DEVICE }),
    onError: (error) =>
      toast({
        title: 'The price is not watched',
        description: error.message === FULL ? FULL : messageOf(error, 'Please try again in a moment.'),
        variant: 'destructive',
      }),
  });
};

type Stopped = { id: string; name: string; device?: DeviceWatch | undefined };

/** Stops watching by one press, and says how to take that back. */
export const useStop = () => {
  const client = useQueryClient();
  const refresh = (device: unknown) => client.invalidateQueries({ queryKey: device ? DEVICE : [PATH] });
  const undo = async ({ id, device }: Stopped) => {
    try {
      if (device) addDeviceWatch(device);
      else await apiRequest({ method: 'POST', path: `${byId(id)}/restore`, schema: watchSchema });
      await refresh(device);
    } catch (error) {
      const description = messageOf(error, 'Please try again in a moment.');
      toast({ title: 'The price is not watched again', description, variant: 'destructive' });
    }
  };
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ id, device }: Stopped) => {
      if (device) removeDeviceWatch(id);
      else await apiRequest({ method: 'DELETE', path: byId(id), schema: watchStoppedSchema });
    },
    onSuccess: async (_nothing, stopped) => {
      if (!stopped.device) {
        client.setQueryData<Watch[]>([PATH], (all) => all?.filter(({ id }) => id !== stopped.id));
      }
      await refresh(stopped.device);
      toast({
        title: 'No longer watched',
        description: stopped.name,
        action: { label: 'Undo', onSelect: () => void undo(stopped) },
      });
    },
    onError: (error) =>
      toast({
        title: 'The price is still watched',
        description: messageOf(error, 'Please try again in a moment.'),
        variant: 'destructive',
      }),
  });
};

/** Says that the drops were looked at, so that they are no news any more. */
export const markSeen = () => apiRequest({ method: 'POST', path: `${PATH}/seen`, schema: watchNewsSchema });

/** Takes what this browser watches into the account; what the account does not take stays here. */
export const useImportWatches = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (watches: readonly DeviceWatch[]) => {
      let failure: unknown;
      for (const { id, search, flight } of watches) {
        try {
          const body = { search, ...(flight && { flight }) };
          await apiRequest({ method: 'POST', path: PATH, body, schema: watchSchema });
          removeDeviceWatch(id);
        } catch (error) {
          failure ??= error;
        }
      }
      await Promise.all([[PATH], DEVICE].map((queryKey) => client.invalidateQueries({ queryKey })));
      if (failure) throw failure;
    },
    onError: (error) =>
      toast({
        title: 'Some prices stay on this device',
        description: messageOf(error, 'Please try again in a moment.'),
        variant: 'destructive',
      }),
  });
};

/** Stops a watch by the token of its message. */
export const useStopByToken = () =>
  useMutation({
    mutationFn: (token: string) =>
      apiRequest({ method: 'POST', path: `${PATH}/stop`, body: { token }, schema: z.object({}) }),
  });
