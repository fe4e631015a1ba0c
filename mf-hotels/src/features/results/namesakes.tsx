import type { HotelSearchAnswer } from '@sojourn/contracts';
import { Text } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { Fragment } from 'react';
import { staySearchUrl, type StaySearch } from '../../shared/stay-search.model';

type NamesakesProps = {
  search: StaySearch;
  others: NonNullable<HotelSearchAnswer['didYouMean']>;
};

/** Links to the other places of a name: who means Córdoba of Argentina is one click away. */
export const Namesakes = ({ search, others }: NamesakesProps) =>
  others.length > 0 && (
    <Text tone="ink2">
      {others.length > 1 ? 'Others called' : 'Another'} {others[0]?.name}:{' '}
      {others.map((other, at) => (
        <Fragment key={other.detail}>
          {at > 0 && '; '}
          <Link to={staySearchUrl({ ...search, city: `${other.name}, ${other.detail}` })}>{other.detail}</Link>
        </Fragment>
      ))}
    </Text>
  );
