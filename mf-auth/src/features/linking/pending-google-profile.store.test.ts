import { forgetGoogleProfile, readGoogleProfile, storeGoogleProfile } from './pending-google-profile.store';

const KEY = 'pendingGoogleProfile';
const ada = { firstName: 'Ada', lastName: null, profileImageUrl: null };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('whom Google named is remembered in this tab until it is forgotten', () => {
  expect(readGoogleProfile()).toBeUndefined();
  storeGoogleProfile(ada);
  expect(readGoogleProfile()).toEqual(ada);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(ada);
  forgetGoogleProfile();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(readGoogleProfile()).toBeUndefined();
});

test.each(['{', 'null', '{"firstName":1}'])('what we did not write is nobody: %s', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(readGoogleProfile()).toBeUndefined();
});

test('a browser without storage remembers nobody, and says nothing', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
  storeGoogleProfile(ada);
  expect(readGoogleProfile()).toBeUndefined();
  expect(forgetGoogleProfile).not.toThrow();
});
