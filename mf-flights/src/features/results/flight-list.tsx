import type { FlightOffer } from '@sojourn/contracts';
import type { Passengers } from '@sojourn/travel';
import { Button } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { useDrawnCount } from '@sojourn/web-kit/use-drawn-count';
import { shownAtFirst, useReadingPlace } from '@sojourn/web-kit/use-reading-place';
import { useEffect, useRef, useState } from 'react';
import type { AirportNames } from '../../shared/segment-list';
import type { Highlight } from './best.model';
import { FlightCard } from './flight-card';
import { AT_FIRST, MORE_AT_A_TIME, placeOf } from './results.model';
import { List, More } from './results-view.styles';

type FlightListProps = {
  offers: readonly FlightOffer[];
  names: AirportNames;
  passengers: Passengers;
  highlights: readonly Highlight[];
  onSelect: (offer: FlightOffer) => void;
};

/** A screenful of flights on a phone; a desk has the next ones two frames later. */
const IN_VIEW = 3;
const NOTHING: readonly Highlight[] = [];

/** Offers one under the other: the first dozen, and more of them when they are asked for. */
export const FlightList = ({ offers, names, passengers, highlights, onSelect }: FlightListProps) => {
  const [limit, setLimit] = useState(() => shownAtFirst(offers.map(placeOf), AT_FIRST));
  const listed = Math.min(limit, offers.length);
  const drawn = useDrawnCount(listed, IN_VIEW);
  const list = useRef<HTMLOListElement>(null);
  const [toFocus, setToFocus] = useState<string>();
  const left = offers.length - limit;
  useReadingPlace(list);

  const [before, setBefore] = useState(offers);
  if (before !== offers) {
    setBefore(offers);
    setLimit(AT_FIRST);
  }
  useEffect(() => {
    const offer = toFocus && document.getElementById(toFocus);
    if (!offer) return;
    offer.focus();
    setToFocus(undefined);
  }, [toFocus, drawn]);

  const showMore = () => {
    setLimit(limit + MORE_AT_A_TIME);
    // The button may be gone; whoever pressed it goes on with the first new offer.
    const next = offers[limit];
    setToFocus(next && placeOf(next));
  };
  return (
    <>
      <List ref={list} aria-busy={drawn < listed || undefined}>
        {offers.slice(0, drawn).map((offer) => {
          const own = highlights.filter((one) => one.offer === offer);
          return (
            <li key={offer.id}>
              <FlightCard {...{ offer, names, passengers, onSelect }} highlights={own.length > 0 ? own : NOTHING} />
            </li>
          );
        })}
      </List>
      {left > 0 && (
        <More>
          <Button variant="secondary" onClick={showMore}>
            Show {formatCount(Math.min(left, MORE_AT_A_TIME), 'more flight')}
          </Button>
        </More>
      )}
    </>
  );
};
