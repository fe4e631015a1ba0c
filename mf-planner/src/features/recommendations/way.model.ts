/** The way from home in words, and as a map takes it. */
import type { Position, Recommendation, WayThere } from '@sojourn/contracts';
import { formatList, formatMinutes, formatNumber, meansWords } from '@sojourn/travel';

/** Where a list was made from, as far as it is known. */
export type Home = { name: string | undefined; position: Position | undefined };

/** `1,586 km from London: 2h 40m by air or 21h by train.` */
export function formatWay({ km, minutes }: WayThere, home: string | undefined): string {
  const hours = (['plane', 'train', 'car', 'ferry'] as const).flatMap((means) => {
    const each = minutes[means];
    return each === undefined ? [] : [`${formatMinutes(each)} ${meansWords[means].by}`];
  });
  const list = formatList(hours, 'or');
  const from = home ? ` from ${home}` : '';
  return `${formatNumber(km)} km${from} as the crow flies${list ? `: about ${list}, one way` : ''}.`;
}

/** What the map of a recommendation shows; null where its position is not known. */
export function wayOnMap({ destination, way }: Pick<Recommendation, 'destination' | 'way'>, { name, position }: Home) {
  if (!way) return null;
  const start = position ?? way.from;
  return {
    from: start ? { name: name ?? 'Home', position: start } : null,
    to: { name: destination, position: way.to },
    caption: formatWay(way, name),
  };
}
