/** What the pages for signing in and up say above their forms, by tab. */
import type { AuthTab } from './auth-tab.model';

export const authWords: Record<AuthTab, { heading: string; title: string; lead: string }> = {
  login: { heading: 'Welcome back', title: 'Sign in', lead: 'Sign in to see your trips and plan the next one.' },
  register: { heading: 'Create your account', title: 'Create account', lead: 'It takes a minute, and it is free.' },
};

export const pledge = {
  words: 'Every trip you plan, in one calm place.',
  detail: 'Flights, stays, days and budget stay together, on every device you sign in on.',
};
