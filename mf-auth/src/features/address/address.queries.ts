import { currentUserSchema, placeSearchAnswerSchema } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { isSearched, type AddressOption } from './address.model';

export const usePlaces = (typed: string) =>
  useQuery({
    queryKey: ['/api/places/search', { keyword: typed.trim() }],
    queryFn: ({ signal }) =>
      apiRequest({
        path: '/api/places/search',
        query: { keyword: typed.trim() },
        schema: placeSearchAnswerSchema,
        signal,
      }),
    enabled: isSearched(typed),
    placeholderData: keepPreviousData,
  });

export const useSaveAddress = () =>
  useMutation({
    mutationFn: async (picked: AddressOption) =>
      apiRequest({
        method: 'PUT',
        path: '/api/user/address',
        body: await picked.read(),
        schema: currentUserSchema,
      }),
  });
