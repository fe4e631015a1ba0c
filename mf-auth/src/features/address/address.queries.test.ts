import type { AddressChange } from '@sojourn/contracts/account';
import { openHook } from '@sojourn/web-kit/open-hook';
import { waitFor } from '@testing-library/react';
import { anAccount } from '../../shared/account.fake';
import { usePlaces, useSaveAddress } from './address.queries';

const place = (name: string) => ({
  ...{ id: `city:${name}`, kind: 'city', name, detail: 'Italy', iataCode: null, timeZone: 'Europe/Rome' },
  position: { latitude: 41.9, longitude: 12.5 },
});

let restore: () => void;
afterEach(() => restore());

test('places are searched from three letters on, by what is typed; those before stay until others are there', async () => {
  const asked: (string | null)[] = [];
  const opened = openHook(
    (typed: string) => usePlaces(typed),
    {
      'GET /api/places/search': ({ query }) => {
        asked.push(query.get('keyword'));
        return { data: [place(query.get('keyword') ?? '')] };
      },
    },
    { props: 'Ro' },
  );
  restore = opened.restore;
  expect(opened.current().fetchStatus).toBe('idle');
  const names = () => opened.current().data?.data.map(({ name }) => name);
  opened.rerender(' Rom ');
  await waitFor(() => expect(names()).toEqual(['Rom']));
  opened.rerender('Rome');
  expect(names()).toEqual(['Rom']);
  await waitFor(() => expect(names()).toEqual(['Rome']));
  opened.rerender('Rome ');
  expect(names()).toEqual(['Rome']);
  expect(asked).toEqual(['Rom', 'Rome']);
});

test('what is saved of an address is read when it is picked', async () => {
  const address: AddressChange = { formatted_address: 'Rome, Italy', latitude: 41.9, longitude: 12.5 };
  const opened = openHook(useSaveAddress, {
    'PUT /api/user/address': () => anAccount({ formattedAddress: 'Rome, Italy' }),
  });
  restore = opened.restore;
  const picked = { id: 'city:rome', kind: 'city', title: 'Rome', detail: 'Italy', read: async () => address } as const;
  expect(await opened.run((save) => save.mutateAsync(picked))).toMatchObject({ formattedAddress: 'Rome, Italy' });
  expect(opened.asked()).toEqual([`PUT /api/user/address ${JSON.stringify(address)}`]);
});
