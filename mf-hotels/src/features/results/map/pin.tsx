import type { FlatPlace } from './map.model';
import { Mark } from './stay-map.styles';

type PinProps = {
  at: FlatPlace;
  name: string;
  price: string;
  /** A dot says nothing until it is pointed at. */
  look: 'dot' | 'priced' | 'pointed';
  /** Whether it stands in the right half: then its name goes to the left. */
  isRight: boolean;
  onPoint: (isOn: boolean) => void;
  onOpen: () => void;
};

const PER_LETTER = 7.4;

/** A property on the map. Those with a price are reached by keyboard; every one is in the list. */
export const Pin = ({ at, name, price, look, isRight, onPoint, onOpen }: PinProps) => {
  const width = price.length * PER_LETTER + 16;
  const named =
    look === 'dot' ? { 'aria-hidden': true } : { role: 'button', tabIndex: 0, 'aria-label': `${name}, ${price}` };
  return (
    <Mark
      {...named}
      data-look={look}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      {look === 'dot' ? (
        <>
          <circle className="target" r={14} />
          <circle r={5} />
        </>
      ) : (
        <>
          <rect className="target" x={-width / 2 - 4} y={-22} width={width + 8} height={44} />
          <rect x={-width / 2} y={-12} width={width} height={24} rx={12} />
          <text y={4.5} textAnchor="middle">
            {price}
          </text>
          {look === 'pointed' && (
            <text
              className="name"
              x={isRight ? -width / 2 - 6 : width / 2 + 6}
              y={5}
              textAnchor={isRight ? 'end' : 'start'}
            >
              {name}
            </text>
          )}
        </>
      )}
    </Mark>
  );
};
