import { hotelRatesSchema, hotelSearchAnswerSchema } from '@sojourn/contracts';
import { ROOMS_ASKED } from '@sojourn/travel';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { isComplete, type StaySearch } from '../../shared/stay-search.model';

/** The hotels of a search; nothing is requested while it is incomplete. */
export const useHotels = ({ city, checkIn, checkOut, adults }: StaySearch) => {
  const query = { city, checkIn, checkOut, adults, rooms: ROOMS_ASKED };
  return useQuery({
    queryKey: ['/api/hotels/search', query],
    queryFn: ({ signal }) => apiRequest({ path: '/api/hotels/search', query, schema: hotelSearchAnswerSchema, signal }),
    enabled: isComplete(query),
  });
};

/** All rates of a property. */
export const useRates = (key: string) =>
  useQuery({
    queryKey: ['/api/hotels/rates', key],
    queryFn: ({ signal }) =>
      apiRequest({ path: '/api/hotels/rates', query: { key }, schema: hotelRatesSchema, signal }),
  });
