import { bannerFor } from './sign-in-banner.model';

describe('what the sign-in page says about an earlier try', () => {
  it.each([
    [
      'email-exists-regular',
      'This email is already registered with a regular account. Please sign in with your username and password instead.',
    ],
    ['google-auth-failed', 'Google authentication failed. Please try again.'],
    ['login-failed', 'Login failed. Please try again.'],
  ])('is a sentence for %s', (error, sentence) => {
    expect(bannerFor(error)).toBe(sentence);
  });

  it.each([[null], [''], ['unknown'], ['toString'], ['__proto__'], ['<script>']])('is nothing for %s', (error) => {
    expect(bannerFor(error)).toBeUndefined();
  });
});
