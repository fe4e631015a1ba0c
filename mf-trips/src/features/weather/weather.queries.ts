import type { Position } from '@sojourn/contracts';
import { weatherSchema } from '@sojourn/contracts/weather';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Where and from when. */
export type WeatherSearch = { destination: string; position: Position | null; startDate: string };

/** An hour, as long as a forecast is good for. */
const FRESH_MS = 3_600_000;

/** The weather of a place from a day on. */
export const useWeather = ({ destination: place, position, startDate }: WeatherSearch) => {
  const query = { place, latitude: position?.latitude, longitude: position?.longitude, startDate };
  return useQuery({
    queryKey: ['/api/weather', query],
    queryFn: ({ signal }) => apiRequest({ path: '/api/weather', query, schema: weatherSchema, signal }),
    staleTime: FRESH_MS,
  });
};
