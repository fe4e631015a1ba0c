import { openHook } from '@sojourn/web-kit/open-hook';
import { waitFor } from '@testing-library/react';
import { anAccount } from '../../shared/account.fake';
import { useChangeProfile, useTravelStatistics } from './profile.queries';

test('a profile is saved, and its travels are counted', async () => {
  const statistics = { trips: 3, countries: 2, activities: 11 };
  const opened = openHook(() => ({ statistics: useTravelStatistics(), change: useChangeProfile() }), {
    'GET /api/trips/statistics': () => statistics,
    'PUT /api/user/profile': ({ body }) => anAccount(body as object),
  });
  await waitFor(() => expect(opened.current().statistics.data).toEqual(statistics));
  const body = { firstName: 'Augusta', lastName: 'King' };
  expect(await opened.run(({ change }) => change.mutateAsync(body))).toMatchObject(body);
  expect(opened.asked()).toEqual(['GET /api/trips/statistics', `PUT /api/user/profile ${JSON.stringify(body)}`]);
  opened.restore();
});
