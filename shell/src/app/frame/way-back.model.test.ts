import { wayBackFrom, withWayBack } from './way-back.model';

const hotels = '/hotels/search?city=Rome&checkIn=2027-05-01';
const at = (address: string) => new URL(address, 'https://sojourn.example');

describe('the way back from a page', () => {
  it.each([
    [hotels, `?returnTo=${encodeURIComponent(hotels)}`],
    ['/trips/7', '?returnTo=%2Ftrips%2F7'],
    ['/auth?tab=register&returnTo=%2Ftrips%2F7', '?returnTo=%2Ftrips%2F7'],
    ['/', ''],
    ['/auth', ''],
    ['/register', ''],
  ])('of %s', (address, added) => {
    expect(wayBackFrom(at(address))).toBe(added);
  });
});

describe('a sign-in page that was opened before the links knew their page', () => {
  const lead = `returnTo=${encodeURIComponent(hotels)}`;

  it.each([
    ['/auth', `/auth?${lead}`],
    ['/auth?tab=register', `/auth?tab=register&${lead}`],
    ['/login', `/login?${lead}`],
    ['/register', `/register?${lead}`],
  ])('%s learns it', (address, expected) => {
    expect(withWayBack(at(address), at(hotels).href)).toBe(expected);
  });

  it.each([
    ['it says already where to', '/auth?returnTo=%2Ftrips', hotels],
    ['it is no sign-in page', '/profile', hotels],
    ['it was opened from home', '/auth', '/'],
    ['it was opened from itself', '/auth', '/auth?tab=register'],
    ['it was opened from elsewhere', '/auth', 'https://elsewhere.example/hotels'],
    ['it was opened from another port', '/auth', 'https://sojourn.example:8443/hotels'],
  ])('stays as it is where %s', (_why, address, referrer) => {
    expect(withWayBack(at(address), at(referrer).href)).toBeNull();
  });

  it.each(['', 'about:blank', 'nonsense'])('stays as it is behind the referrer "%s"', (referrer) => {
    expect(withWayBack(at('/auth'), referrer)).toBeNull();
  });
});
