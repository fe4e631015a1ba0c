import type { Watch } from '@sojourn/contracts/watch';
import { formatCount, formatDate, formatMoney } from '@sojourn/web-kit';
import { PICTURE, pictureOf } from './watch.model';
import { Figure, Picture } from './watch.styles';

const { width, height } = PICTURE;

/** A price's history as a small picture: the lowest of each day, the one flight's own, and between what most days lie. */
export const PriceChart = (standing: Pick<Watch, 'lowest' | 'own' | 'usual'>) => {
  const picture = pictureOf(standing);
  if (!picture || picture.days < 2) return null;
  const { lowest, own, band, last, least, most, days, first, newest } = picture;
  const label = `Lowest prices of ${formatCount(days, 'day')}: from ${formatMoney(least)} to ${formatMoney(most)}.`;
  return (
    <Figure>
      <Picture viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {band && <rect x={0} y={band.y} width={width} height={band.height} rx={3} />}
        <polyline data-line="lowest" points={lowest} />
        {standing.own.length > 1 && <polyline data-line="own" points={own} />}
        {last && <circle cx={last.x} cy={last.y} r={3} />}
      </Picture>
      <figcaption>
        <span>{formatDate(first)}</span>
        <span>
          {formatMoney(least)} to {formatMoney(most)}
        </span>
        <span>{formatDate(newest)}</span>
      </figcaption>
    </Figure>
  );
};
