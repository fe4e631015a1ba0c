/** What is carried just now, apart from React's state: a step redraws two days, not all. */
import type { Slot } from '@sojourn/trip';

/** An item under way to a slot. */
export type Held = { id: string; slot: Slot; by: 'keys' | 'pointer' };
