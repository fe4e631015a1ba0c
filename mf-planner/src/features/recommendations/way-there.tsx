import type { Recommendation } from '@sojourn/contracts';
import { Heading, Skeleton, Text } from '@sojourn/ui';
import { RemoteWidget } from '@sojourn/web-kit';
import { useMemo } from 'react';
import { Block, MapPlace } from './card-details.styles';
import { wayOnMap, type Home } from './way.model';

/** The way there on a map, which the trips draw; nothing for a list that does not know it. */
export const WayThere = ({ recommendation, home }: { recommendation: Recommendation; home: Home }) => {
  const way = useMemo(() => wayOnMap(recommendation, home), [recommendation, home]);
  if (!way) return null;
  return (
    <Block data-wide>
      <Heading level={4} size="md" font="sans">
        Getting there
      </Heading>
      <MapPlace>
        <RemoteWidget
          name="trips/way-map"
          place={{ compact: true }}
          props={way}
          fallback={
            <>
              <Skeleton shape="block" />
              <Text size="sm">{way.caption}</Text>
            </>
          }
        />
      </MapPlace>
    </Block>
  );
};
