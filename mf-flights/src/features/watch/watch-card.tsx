import type { Watch } from '@sojourn/contracts/watch';
import { isParty, localDayOf } from '@sojourn/travel';
import { Badge, Button, Card, LinkButton } from '@sojourn/ui';
import { formatDate, formatMoney } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useId } from 'react';
import { flightSearchParams } from '../../shared/flight-search.model';
import { watchedRouteName } from '../../shared/route-names.model';
import { flightSearchOf } from '../../shared/watched.model';
import { PriceStanding } from './price-standing';
import { wordsOf } from './watch-words';
import { changeSince } from './watch.model';
import { CardFoot, CardHead, CardRow, Note } from './watch.styles';

type WatchCardProps = { watch: Watch; isStopping: boolean; onStop: () => void };

const Change = ({ watch }: { watch: Watch }) => {
  const change = changeSince(watch);
  const since = formatDate(localDayOf(watch.since));
  if (!change)
    return (
      <>
        Watched since {since}, at {formatMoney(watch.startPrice)}.
      </>
    );
  const { by, isLower } = change;
  return (
    <>
      {formatMoney(by)} {isLower ? 'less' : 'more'} than the {formatMoney(watch.startPrice)} of {since}, when you began
      to watch.
    </>
  );
};

/** One watched price. */
export const WatchCard = ({ watch, isStopping, onStop }: WatchCardProps) => {
  const id = useId();
  const { search, flight, drop, state } = watch;
  const name = watchedRouteName(watch);
  const isOver = state === 'over';
  return (
    <Card as="article" aria-labelledby={id}>
      <CardRow>
        <CardHead>
          <div>
            <h2 id={id}>{name}</h2>
            <Note>{wordsOf(watch)}</Note>
          </div>
        </CardHead>
        {drop && !isOver && (
          <div>
            <Badge tone={drop.isNew ? 'ok' : 'neutral'}>
              {drop.isNew ? 'New: fell' : 'Fell'} from {formatMoney(drop.from)} to {formatMoney(drop.to)} on{' '}
              {formatDate(drop.day)}
            </Badge>
          </div>
        )}
        {isOver ? (
          <Note>This flight has left. The watch goes by itself after 30 days.</Note>
        ) : (
          <PriceStanding standing={watch} isFlight={flight !== null} isParty={isParty(search)} />
        )}
        <CardFoot>
          {!isOver && (
            <>
              <Note>
                <Change watch={watch} />
              </Note>
              <LinkButton
                as={Link}
                to={`/flights/search?${flightSearchParams(flightSearchOf(search))}`}
                variant="secondary"
                aria-describedby={id}
              >
                See flights
              </LinkButton>
            </>
          )}
          <Button variant="quiet" pending={isStopping} pendingText="Stopping..." onClick={onStop} aria-describedby={id}>
            Stop watching
          </Button>
        </CardFoot>
      </CardRow>
    </Card>
  );
};
