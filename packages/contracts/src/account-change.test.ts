import { addressChangeSchema, passwordChangeSchema } from './account-change';

const rome = { formatted_address: 'Rome, Italy', latitude: 41.9, longitude: '12.5', city: 'Rome', country: 'Italy' };

test.each<[object]>([
  [{}],
  [{ latitude: '-90', longitude: -180 }],
  [{ street_address: null, state_region: '', postal_code: '00184' }],
  [{ city: 'Kraków' }],
])('an address may have %j', (part) => {
  expect(addressChangeSchema.safeParse({ ...rome, ...part }).success).toBe(true);
});

test.each<[object, string]>([
  [{ formatted_address: '' }, 'Please choose an address'],
  [{ formatted_address: '   ' }, 'Please choose an address'],
  [{ formatted_address: 'x'.repeat(10_000) }, 'Please use at most 200 characters'],
  [{ formatted_address: { $ne: null } }, 'Please give the address as text'],
  [{ latitude: 90.1 }, 'Please give the position in degrees'],
  [{ latitude: Number.NaN }, 'Please give the position in degrees'],
  [{ longitude: '1e3' }, 'Please give the position in degrees'],
  [{ longitude: '' }, 'Please give the position in degrees'],
  [{ longitude: null }, 'Please give the position in degrees'],
])('an address may not have %j', (part, message) => {
  const { error } = addressChangeSchema.safeParse({ ...rome, ...part });
  expect([...new Set(error?.issues.map((issue) => issue.message))]).toEqual([message]);
});

test.each(['Ro\u202eme', 'Ro\u0000me', 'Ro\nme'])('an address may not hide %j', (city) => {
  expect(addressChangeSchema.safeParse({ ...rome, city }).success).toBe(false);
});

test('a new password keeps the rules of signing up, the current one needs only to be there', () => {
  expect(passwordChangeSchema.safeParse({ currentPassword: 'x', newPassword: 'Analytical!1' }).success).toBe(true);
  expect(passwordChangeSchema.safeParse({ currentPassword: '', newPassword: 'Analytical!1' }).success).toBe(false);
  expect(passwordChangeSchema.safeParse({ currentPassword: 'x', newPassword: 'analytical' }).success).toBe(false);
});
