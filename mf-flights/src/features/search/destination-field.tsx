import { Loaded, loadable } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AirportField, type AirportFieldProps, AirportOption, type AirportOffers } from '../../shared/airport-field';
import { popularCities } from '../../shared/airport.model';
import type { PopularSuggestion } from '../../shared/popular-places';
import { popularPlaces } from '../../shared/popular.queries';

const NO_FARES = 'Fares cannot be looked up right now.';
const popularOption = loadable(() => import('../../shared/popular-places').then((module) => module.PopularOption));

/** Popular places of an origin, asked for once somebody is in the field; without an answer the cities that are known anyway. */
function usePopularOffers(origin: string): AirportOffers {
  const [isNear, setNear] = useState(false);
  const { data, isPending, fetchStatus, isError, refetch } = useQuery({ ...popularPlaces(origin), enabled: isNear });
  const isLoading = isNear && isPending && fetchStatus === 'fetching';
  const known = isLoading ? [] : popularCities;
  return {
    items: data?.items ?? known,
    heading: data?.heading ?? { title: 'Popular places', note: isLoading ? undefined : NO_FARES },
    isLoading,
    onFocus: () => {
      setNear(true);
      if (isError) void refetch();
    },
    renderItem: (airport) => {
      const { popular } = airport as Partial<PopularSuggestion>;
      const plain = <AirportOption airport={airport} />;
      return popular ? (
        <Loaded of={popularOption} fallback={plain} missing={plain} props={{ place: popular }} />
      ) : (
        plain
      );
    },
  };
}

type DestinationFieldProps = Omit<AirportFieldProps, 'offers'> & {
  /** The IATA code that is flown from, or '' while it is not known. */
  origin: string;
};

/** Where to: before anything is typed, where many people fly to from there. */
export const DestinationField = ({ origin, ...field }: DestinationFieldProps) => (
  <AirportField {...field} offers={usePopularOffers(origin)} />
);
