import type { GettingThere as Ways } from '@sojourn/contracts/destination-page';
import { formatKm } from '@sojourn/travel';
import { Card, Heading, Text, VisuallyHidden } from '@sojourn/ui';
import { loadable, Loaded } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Fragment, useMemo, useRef } from 'react';
import { useNear } from '../../shared/use-near';
import { Pairs, Part } from './destination.styles';
import { type Reached, type Sight, wayLines, zoneName } from './getting-there.model';
import { Airports, FactsAndMap } from './getting-there.styles';
import { PlaceMapCard } from './place-map-card';

const localTime = loadable(() => import('./local-time').then((m) => m.LocalTime));

/** A line as high as the words that come into it. */
const BLANK = '\u00a0';

const Time = ({ timeZone, isNear }: { timeZone: string; isNear: boolean }) => {
  const name = useMemo(() => zoneName(timeZone), [timeZone]);
  return (
    <>
      <dt>Local time</dt>
      <dd>
        {name}
        <br />
        {isNear ? <Loaded of={localTime} fallback={BLANK} missing={BLANK} props={{ timeZone }} /> : BLANK}
      </dd>
    </>
  );
};

const AirportList = ({ airports }: Pick<Ways, 'airports'>) => (
  <>
    <dt>{airports.length > 1 ? 'Airports' : 'Airport'}</dt>
    <dd>
      <Airports>
        {airports.map(({ iataCode, name, kilometres }) => (
          <li key={iataCode}>
            <Link to={`/flights/search?${new URLSearchParams({ destination: iataCode })}`}>
              <VisuallyHidden>Find flights to </VisuallyHidden>
              {name} ({iataCode})
            </Link>
            , {formatKm(kilometres)}
          </li>
        ))}
      </Airports>
    </dd>
  </>
);

/** Where a place is, what its clocks say, and how one comes there: only what is known. */
export const GettingThere = ({ place, sights }: { place: Reached; sights: readonly Sight[] }) => {
  const { name, position, gettingThere } = place;
  const part = useRef<HTMLElement>(null);
  const isNear = useNear(part);
  const hasTrains = gettingThere !== undefined && gettingThere.trains.length > 0;
  return (
    <Part ref={part} aria-labelledby="getting-there">
      <div>
        <Heading level={2} id="getting-there">
          Getting there and around
        </Heading>
        <Text tone="ink2">
          Distances are as the crow flies.
          {hasTrains && ' Train times are usual ones, changes included: check them before you go.'}
        </Text>
      </div>
      <FactsAndMap>
        <Card>
          <Pairs>
            {gettingThere?.timeZone && <Time timeZone={gettingThere.timeZone} isNear={isNear} />}
            {gettingThere && gettingThere.airports.length > 0 && <AirportList airports={gettingThere.airports} />}
            {wayLines(place).map(({ term, words }) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </Fragment>
            ))}
          </Pairs>
        </Card>
        <PlaceMapCard {...{ name, position, sights, isNear }} />
      </FactsAndMap>
    </Part>
  );
};
