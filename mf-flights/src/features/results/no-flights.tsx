import type { FlightSearchAnswer } from '@sojourn/contracts';
import { Button, EmptyState, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { type FlightSearch, flightSearchParams } from '../../shared/flight-search.model';
import { endNames } from '../../shared/route-names.model';
import { flownDays } from './flown-days';

type NoFlightsProps = {
  search: FlightSearch;
  meta: FlightSearchAnswer['meta'];
  onModify: () => void;
  /** The same search in economy; undefined where it is one. */
  onEconomy: (() => void) | undefined;
};

/** A search that found nothing: the nearest days that are flown, where they are known. */
export const NoFlights = ({ search, meta, onModify, onEconomy }: NoFlightsProps) => {
  const toEconomy = meta.flownNear?.isInEconomy === false ? undefined : onEconomy;
  const { sentences, days } = flownDays(search, endNames(meta.origin, meta.destination), meta.flownNear);
  return (
    <EmptyState
      title="No Flights Found"
      action={
        <>
          {days.map(({ label, search: next }) => (
            <LinkButton as={Link} key={label} to={`/flights/search?${flightSearchParams(next)}`}>
              {label}
            </LinkButton>
          ))}
          {toEconomy && (
            <Button variant={days.length > 0 ? 'secondary' : 'primary'} onClick={toEconomy}>
              Search in Economy
            </Button>
          )}
          <Button variant={toEconomy || days.length > 0 ? 'secondary' : 'primary'} onClick={onModify}>
            Modify Search
          </Button>
        </>
      }
    >
      {sentences.length > 0 && `${sentences.join(' ')} `}
      {toEconomy && sentences.length === 0 && 'No flight on that day has the cabin. '}
      {days.length > 0 ? 'These are the nearest days with flights.' : 'Try adjusting your search criteria or filters.'}
    </EmptyState>
  );
};
