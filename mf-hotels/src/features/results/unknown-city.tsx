import type { HotelSearchAnswer } from '@sojourn/contracts';
import { EmptyState, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { MapPinOff } from 'lucide-react';
import { placeText, staySearchUrl, type StaySearch } from '../../shared/stay-search.model';
import { Meant } from './results.styles';

type UnknownCityProps = {
  search: StaySearch;
  meant: NonNullable<HotelSearchAnswer['didYouMean']>;
  /** The country or region that was named, whose places are to choose from. */
  region?: string | undefined;
};

const questionFor = (count: number) =>
  count === 0
    ? 'Please check its name, or try a larger city nearby.'
    : `Did you mean ${count === 1 ? 'this one' : 'one of these'}?`;

/** A city that nobody knows, with those that may have been meant. */
export const UnknownCity = ({ search, meant, region }: UnknownCityProps) => (
  <EmptyState
    title={region ? `${region}: where would you like to stay?` : 'No hotels found for your search criteria.'}
    icon={<MapPinOff aria-hidden="true" />}
    action={
      meant.length > 0 && (
        <Meant>
          {meant.map(({ name, detail }) => (
            <li key={`${name} ${detail}`}>
              <LinkButton
                variant="secondary"
                as={Link}
                to={staySearchUrl({ ...search, city: placeText({ name, detail }) })}
              >
                {placeText({ name, detail })}
              </LinkButton>
            </li>
          ))}
        </Meant>
      )
    }
  >
    {region ? (
      'Please choose a place to stay, or type a town.'
    ) : (
      <>
        {`We do not know a place called “${search.city}”. `}
        {questionFor(meant.length)}
      </>
    )}
  </EmptyState>
);
