import { mapsAt } from '../../shared/google-offer';
import { isSearched, optionOf, type AddressOption } from './address.model';
import { usePlaces } from './address.queries';
import { usePlacesLibrary, useStreets } from './street.queries';

/** What is offered for what is typed, and what is to be said about it. */
type AddressOptions = {
  options: AddressOption[];
  isFetching: boolean;
  hasNone: boolean;
  hasFailed: boolean;
  /** Whether street addresses are among them (`ready`), will be (`coming`), cannot be now, or only in another document. */
  streets: 'ready' | 'coming' | 'failed' | 'elsewhere' | 'none';
};

/** Cities and airports of our own index, after street addresses where Google's maps are set up. */
export function useAddressOptions(typed: string): AddressOptions {
  const library = usePlacesLibrary();
  const streets = useStreets(typed, library.data);
  const places = usePlaces(typed);
  const isAsked = isSearched(typed);
  const options = isAsked ? [...(streets.data ?? []), ...(places.data?.data.map(optionOf) ?? [])] : [];
  const isFetching = isAsked && (places.isFetching || streets.isFetching);
  return {
    options,
    isFetching,
    hasNone: isAsked && !isFetching && places.isSuccess && options.length === 0,
    hasFailed: isAsked && places.isError && !streets.data?.length,
    streets: standingOf(library, streets.isError),
  };
}

function standingOf(
  { isSuccess, isError }: { isSuccess: boolean; isError: boolean },
  cannotAsk: boolean,
): AddressOptions['streets'] {
  const place = mapsAt();
  if (place === undefined) return 'none';
  if (place === 'closed') return 'elsewhere';
  if (isError || cannotAsk) return 'failed';
  return isSuccess ? 'ready' : 'coming';
}
