import { hotelRatesSchema, hotelSearchAnswerSchema, roomLimits } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { isComplete, type StaySearch } from '../../shared/stay-search.model';

/** The hotels of a search; nothing is requested while it is incomplete. */
export const useHotels = (search: StaySearch, isAsked = true) => {
  const { city, checkIn, checkOut, adults, rooms = roomLimits.usual, childAges = [] } = search;
  const query = { city, checkIn, checkOut, adults, rooms, childAges: childAges.join(',') };
  return useQuery({
    queryKey: ['/api/hotels/search', query],
    queryFn: ({ signal }) => apiRequest({ path: '/api/hotels/search', query, schema: hotelSearchAnswerSchema, signal }),
    enabled: isAsked && isComplete(search),
  });
};

/** All rates of a property. */
export const useRates = (key: string) =>
  useQuery({
    queryKey: ['/api/hotels/rates', key],
    queryFn: ({ signal }) =>
      apiRequest({ path: '/api/hotels/rates', query: { key }, schema: hotelRatesSchema, signal }),
  });
