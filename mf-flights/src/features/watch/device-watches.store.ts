/** Price watches of a guest, in this browser's storage. */
import { watchedFlightSchema, watchedSearchSchema, watchLimits } from '@sojourn/contracts/watch';
import { z } from '@sojourn/contracts/zod';
import { readStoredList, writeStored } from '@sojourn/web-kit';
import type { DeviceWatch } from './watch.model';

const KEY = 'priceWatches';

const storedSchema = z.object({
  id: z.string(),
  search: watchedSearchSchema,
  flight: z.nullable(watchedFlightSchema),
  places: z.object({ origin: z.string(), destination: z.string() }),
  since: z.string(),
  alert: z.object({ start: z.number(), told: z.nullable(z.number()), top: z.number() }),
  drop: z.nullable(z.object({ from: z.number(), to: z.number(), day: z.string() })),
});

/** Newest first; an entry that somebody else wrote is left out. */
export const readDeviceWatches = (): DeviceWatch[] =>
  (readStoredList(KEY) ?? []).flatMap((entry) => {
    const { success, data } = storedSchema.safeParse(entry);
    return success ? [data] : [];
  });

/** Adds one in front. `full`: no more, or no room. */
export function addDeviceWatch(watch: DeviceWatch): 'stored' | 'full' {
  const others = readDeviceWatches().filter(({ id }) => id !== watch.id);
  if (others.length >= watchLimits.onDevice) return 'full';
  return writeStored(KEY, [watch, ...others]) ? 'stored' : 'full';
}

/** Stores one anew in its place; one that was taken away meanwhile stays away. */
export function updateDeviceWatch(watch: DeviceWatch): void {
  writeStored(
    KEY,
    readDeviceWatches().map((each) => (each.id === watch.id ? watch : each)),
  );
}

/** Takes one away. */
export function removeDeviceWatch(id: string): void {
  writeStored(
    KEY,
    readDeviceWatches().filter((watch) => watch.id !== id),
  );
}
