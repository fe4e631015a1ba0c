import type { PriceHistory } from '@sojourn/contracts/watch';
import { Badge } from '@sojourn/ui';
import { formatMoney } from '@sojourn/web-kit';
import { PriceLine } from '../../shared/price-line.styles';
import { PriceChart } from './price-chart';
import { Note } from './watch.styles';

const LEVELS = {
  low: { tone: 'ok', label: 'Low' },
  usual: { tone: 'neutral', label: 'Usual' },
  high: { tone: 'sun', label: 'High' },
} as const;

type PriceStandingProps = {
  standing: Pick<PriceHistory, 'price' | 'level' | 'usual' | 'lowest' | 'own'>;
  isFlight: boolean;
  isParty: boolean;
};

/** Today's price, whether that is low, usual or high for the route and dates, and the days before as a picture. */
export const PriceStanding = ({ standing, isFlight, isParty }: PriceStandingProps) => {
  const { price, level, usual } = standing;
  const named = level && LEVELS[level];
  return (
    <>
      <PriceLine>
        {price === null ? 'Nobody sells it just now.' : <strong>{formatMoney(price)}</strong>}
        {price !== null && (isParty ? 'today, for everybody' : 'today')}
        {named && <Badge tone={named.tone}>{named.label} for this route and date</Badge>}
      </PriceLine>
      <PriceChart {...standing} />
      <Note>
        {usual
          ? `${isFlight ? 'The lowest fare' : 'It'} was mostly ${formatMoney(usual.from)} to ${formatMoney(usual.to)} on the days before.`
          : 'Too few days are known yet to say whether that is low or high.'}
      </Note>
    </>
  );
};
