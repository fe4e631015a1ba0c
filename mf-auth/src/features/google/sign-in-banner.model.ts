/** What the sign-in page says about an earlier try, by the `error` in its address. */

const sentences: Record<string, string> = {
  'email-exists-regular':
    'This email is already registered with a regular account. Please sign in with your username and password instead.',
  'google-auth-failed': 'Google authentication failed. Please try again.',
  'login-failed': 'Login failed. Please try again.',
};

/** The sentence for a known error; nothing for anything else that an address may hold. */
export const bannerFor = (error: string | null): string | undefined =>
  error !== null && Object.hasOwn(sentences, error) ? sentences[error] : undefined;
