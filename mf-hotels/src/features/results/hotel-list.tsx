import type { HotelSearchAnswer } from '@sojourn/contracts';
import { useDrawnCount } from '@sojourn/web-kit/use-drawn-count';
import { HotelCard } from './hotel-card';
import type { ListedStay } from './listed-stay.model';
import { List } from './results.styles';

type HotelListProps = {
  answer: HotelSearchAnswer;
  stays: readonly ListedStay[];
  action: 'Book Now' | 'View Deal';
  level: 3 | 4;
  /** The stay that is pointed at beside the list. */
  pointed?: string | null;
  onPoint?: ((id: string | null) => void) | undefined;
  /** The stays that are compared, where they can be. */
  compared?: readonly string[];
  onCompare?: (id: string) => void;
  /** As many are compared as can be. */
  isCompareFull?: boolean;
};

/** A screenful of properties. */
const IN_VIEW = 2;

/** Properties one below the other. */
export const HotelList = ({
  stays,
  pointed = null,
  onPoint,
  compared = [],
  isCompareFull,
  ...card
}: HotelListProps) => {
  const drawn = useDrawnCount(stays.length, IN_VIEW);
  return (
    <List aria-busy={drawn < stays.length || undefined}>
      {stays.slice(0, drawn).map((stay) => {
        const { id } = stay.hotel;
        return (
          <li
            key={id}
            data-pointed={pointed === id || undefined}
            onPointerEnter={onPoint && (() => onPoint(id))}
            onPointerLeave={onPoint && (() => onPoint(null))}
          >
            <HotelCard
              {...card}
              stay={stay}
              comparing={compared.includes(id) ? 'chosen' : isCompareFull ? 'full' : 'open'}
            />
          </li>
        );
      })}
    </List>
  );
};
