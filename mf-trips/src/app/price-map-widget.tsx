import { PriceMap, type PriceMapProps } from '../features/price-map/price-map';

/**
 * What other remotes show where places are compared by price: `places` (`id`, `name`, `position` and the `label` beside it, the
 * most wanted first), `start` or null, the id that is `pointed` at or null, `onPoint` and `onOpen` with an id.
 */
export const PriceMapWidget = (props: Record<string, unknown>) => <PriceMap {...(props as PriceMapProps)} />;
