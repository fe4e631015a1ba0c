import { formatMinutes } from '@sojourn/travel';
import { formatMoney } from '@sojourn/web-kit';
import { partyPriceOf, shownPriceOf } from '../../shared/party-price.model';
import { WithRoom } from '../../shared/with-room.styles';
import { type Highlight, highlightNames, type HighlightKind } from './best.model';
import { Choice, Figures, Kind, Reason, Row, Told } from './highlight-row.styles';
import type { SortKey } from './results.model';

type HighlightRowProps = {
  highlights: readonly Highlight[];
  isParty: boolean;
  sort: SortKey;
  onSort: (sort: SortKey) => void;
};

/** Each answer is the first of an order; choosing it sorts that way. */
const sortOf: Readonly<Record<HighlightKind, SortKey>> = { best: 'best', cheapest: 'price', fastest: 'duration' };

/** Best, Cheapest and Fastest with their reasons, as three ways to sort. */
export const HighlightRow = ({ highlights, isParty, sort, onSort }: HighlightRowProps) => {
  const told = highlights.find(({ kind }) => sortOf[kind] === sort) ?? highlights[0];
  return (
    <Row role="group" aria-label="Sort by best, cheapest or fastest">
      {highlights.map(({ kind, offer, minutes, ways, stops, reason }) => {
        const isTotal = partyPriceOf(offer, isParty) !== undefined;
        return (
          <Choice key={kind} type="button" aria-pressed={sort === sortOf[kind]} onClick={() => onSort(sortOf[kind])}>
            <Kind>{highlightNames[kind]}</Kind>{' '}
            <Figures>
              <strong>{formatMoney(shownPriceOf(offer))}</strong> {/* 'In all' says it of the price, too. */}
              {ways === 1 && isTotal && <WithRoom>total, </WithRoom>}
              <span>
                {formatMinutes(minutes)}
                {ways > 1 && ' in all'}
                {/* Of two ways it would not say whose stops they are. */}
                {ways === 1 && !isTotal && <WithRoom>, {stops}</WithRoom>}
              </span>
            </Figures>{' '}
            <Reason>{reason}</Reason>
          </Choice>
        );
      })}
      {told && (
        // Where three reasons have no room, that of the order in force; each button has its own in its name.
        <Told aria-hidden="true">
          <strong>{highlightNames[told.kind]}:</strong> {told.reason}
        </Told>
      )}
    </Row>
  );
};
