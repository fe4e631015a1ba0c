import { createNotedServices } from './noted-calls.fake';
import { createOwnAccountClient } from './own-account.client';
import { aPerson } from './person.fake';

const ada = aPerson('ada');

test('an address is changed where it is stored', async () => {
  const { calls, reading, hashing } = createNotedServices(ada);
  const change = { formattedAddress: '1 High Street, Leeds', city: 'Leeds' } as never;
  expect(await createOwnAccountClient(reading, hashing).changeAddress('u/1', change)).toEqual(ada);
  expect(calls).toEqual([['reading: PUT /users/u%2F1/address by user u/1', change]]);
});

test('a password is changed where it is hashed, and nothing of it comes back', async () => {
  const { calls, reading, hashing } = createNotedServices({ passwordHash: 'secret' });
  const change = { currentPassword: 'Analytical!1', newPassword: 'Analytical!2' };
  expect(await createOwnAccountClient(reading, hashing).changePassword('u/1', change)).toBeUndefined();
  expect(calls).toEqual([['hashing: PUT /users/u%2F1/password by user u/1', change]]);
});
