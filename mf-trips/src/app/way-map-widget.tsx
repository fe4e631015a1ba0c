import { positionSchema } from '@sojourn/contracts/plan';
import { z } from '@sojourn/contracts/zod';
import { WayMap } from '../features/way-map/way-map';

const endSchema = z.object({ name: z.string(), position: positionSchema });
const waySchema = z.object({ from: z.nullable(endSchema), to: endSchema, caption: z.string() });

/** What other remotes show where a way is looked at: `from` (null where nobody knows it) and `to`, each a name and a position, and a `caption`. */
export const WayMapWidget = (way: Record<string, unknown>) => <WayMap {...waySchema.parse(way)} />;
