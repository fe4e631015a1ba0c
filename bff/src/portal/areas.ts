import type { Health, ServiceName } from '@sojourn/contracts';

/** One area of the portal as its health describes it: whether it takes work, and what stands behind it. */
export type AreaState = { ready: boolean; health?: Health };

/** The port through which areas are asked how they are. */
export type Areas = { ask(area: ServiceName): Promise<AreaState> };
