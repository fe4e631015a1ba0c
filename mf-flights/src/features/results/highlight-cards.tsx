import { formatMinutes } from '@sojourn/travel';
import { formatMoney } from '@sojourn/web-kit';
import { partyPriceOf } from '../../shared/party-price.model';
import type { Highlight, HighlightKind } from './best.model';
import { Cards, Choice, Figures, Kind, Reason } from './highlight-cards.styles';
import type { SortKey } from './results.model';

type HighlightCardsProps = { highlights: readonly Highlight[]; sort: SortKey; onSort: (sort: SortKey) => void };

/** Each answer is the first of an order; choosing it sorts that way. */
const sortOf: Readonly<Record<HighlightKind, SortKey>> = { best: 'best', cheapest: 'price', fastest: 'duration' };
const names: Readonly<Record<HighlightKind, string>> = { best: 'Best', cheapest: 'Cheapest', fastest: 'Fastest' };

/** Best, Cheapest and Fastest with their reasons, as three ways to sort. */
export const HighlightCards = ({ highlights, sort, onSort }: HighlightCardsProps) => (
  <Cards role="group" aria-label="Sort by best, cheapest or fastest">
    {highlights.map(({ kind, offer, minutes, reason }) => (
      <Choice key={kind} type="button" aria-pressed={sort === sortOf[kind]} onClick={() => onSort(sortOf[kind])}>
        <Kind>{names[kind]}</Kind>
        <Figures>
          <strong>{formatMoney(offer.totalPrice)}</strong> {partyPriceOf(offer) !== undefined && 'per person, '}
          {formatMinutes(minutes)}
        </Figures>
        <Reason>{reason}</Reason>
      </Choice>
    ))}
  </Cards>
);
