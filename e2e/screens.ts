/** The screens that `npm run screenshots` takes, and how each is reached. */
import type { Page } from '@playwright/test';
import { dayFromNow } from './story';

/** A screen: how to get there, and what to do before the picture is taken. */
export type Screen = { name: string; path: string; signedIn?: boolean; prepare?: (page: Page) => Promise<void> };

const flights = (from: string, to: string) =>
  `/flights/search?${new URLSearchParams({ origin: from, destination: to, departureDate: dayFromNow(40), returnDate: dayFromNow(47), adults: '2' })}`;

const hotels = `/hotels/search?city=Rome&checkIn=${dayFromNow(40)}&checkOut=${dayFromNow(44)}`;

const plan = {
  vacationType: ['cultural', 'romantic'],
  budget: 2500,
  duration: 'week',
  travelStyle: ['mid-range'],
  groupSize: '2 adults',
  interests: ['Food & Wine', 'History'],
  customDetails: '',
  userLocation: {
    latitude: 51.5,
    longitude: -0.12,
    city: 'London',
    country: 'United Kingdom',
    nearestAirport: 'LHR/LGW',
  },
};

/** What the planner leaves behind when it is done, so that the results page has something to show. */
async function recommend(page: Page) {
  await page.evaluate(async (preferences) => {
    const answer = await fetch('/api/ai/recommendations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'sojourn', accept: 'application/json' },
      body: JSON.stringify(preferences),
    });
    const { recommendations } = await answer.json();
    localStorage.setItem('aiRecommendations', JSON.stringify(recommendations));
    localStorage.setItem('userPreferences', JSON.stringify(preferences));
  }, plan);
  await page.reload();
}

export const screens: Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-menu',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: /menu/i }).first().click({ timeout: 2000 }).catch(ignoreMissing);
    },
  },
  { name: 'flights', path: flights('LHR', 'FCO') },
  { name: 'flights-connecting', path: flights('LIS', 'NRT') },
  { name: 'flights-invalid', path: '/flights/search' },
  {
    name: 'flights-open',
    path: flights('LIS', 'NRT'),
    prepare: async (page) =>
      page
        .getByRole('button', { name: /segments/ })
        .first()
        .click(),
  },
  {
    name: 'flights-dates',
    path: flights('LHR', 'FCO'),
    prepare: async (page) => page.getByRole('button', { name: 'Dates and prices' }).click(),
  },
  { name: 'explore', path: '/explore?origin=LHR' },
  {
    name: 'explore-map',
    path: '/explore?origin=LHR',
    // A wide page has it beside the list.
    prepare: async (page) =>
      page.getByRole('button', { name: 'Map', exact: true }).click({ timeout: 2000 }).catch(ignoreMissing),
  },
  { name: 'watches', path: '/flights/watches' },
  {
    name: 'watches-filled',
    path: flights('LHR', 'FCO'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Watch price' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Watch this price' }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /watches/i })
        .waitFor();
      await page.goto('/flights/watches');
    },
  },
  { name: 'flights-empty', path: flights('LHR', 'LGW') },
  { name: 'hotels', path: '/hotels/search' },
  { name: 'hotels-results', path: hotels },
  {
    name: 'hotels-map',
    path: hotels,
    prepare: async (page) => page.getByRole('button', { name: 'Map', exact: true }).click(),
  },
  {
    name: 'hotels-compare',
    path: hotels,
    prepare: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /compare/i });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
    },
  },
  { name: 'sign-in', path: '/auth?tab=login' },
  { name: 'sign-up', path: '/auth?tab=register' },
  {
    name: 'sign-up-faults',
    path: '/auth?tab=register',
    prepare: async (page) => page.getByRole('button', { name: 'Create Account' }).click(),
  },
  { name: 'profile-signed-out', path: '/profile' },
  { name: 'profile', path: '/profile', signedIn: true },
  { name: 'trips-signed-out', path: '/trips' },
  { name: 'trips', path: '/trips', signedIn: true },
  {
    name: 'trips-create',
    path: '/trips',
    signedIn: true,
    prepare: async (page) => page.getByRole('button', { name: 'Create New Trip' }).click(),
  },
  { name: 'trip', path: '/trips/1', signedIn: true },
  { name: 'my-trips', path: '/my-trips' },
  {
    name: 'my-trips-create',
    path: '/my-trips',
    prepare: async (page) => page.getByRole('button', { name: 'Create New Trip' }).click(),
  },
  ...Array.from({ length: 7 }, (_, index) => ({ name: `plan-${index + 1}`, path: `/plan-trip?step=${index + 1}` })),
  { name: 'recommendations-empty', path: '/recommendations' },
  { name: 'recommendations', path: '/recommendations', prepare: recommend },
  {
    name: 'recommendations-compare',
    path: '/recommendations',
    prepare: async (page) => {
      await recommend(page);
      const places = page.getByRole('button', { name: /^Compare / });
      for (const at of [0, 1, 2]) await places.nth(at).click();
      const bar = page.getByRole('group', { name: 'Compare places' });
      await bar.getByRole('button', { name: 'Compare', exact: true }).click();
    },
  },
  { name: 'destinations', path: '/search' },
  { name: 'catalogue', path: '/destinations' },
  { name: 'destination', path: '/destinations/rome' },
  { name: 'activities', path: '/activities' },
  { name: 'stays', path: '/stays' },
  { name: 'combined', path: `/search-results?destination=Rome&checkin=${dayFromNow(40)}&checkout=${dayFromNow(44)}` },
  { name: 'placeholder', path: '/safety' },
  { name: 'not-found', path: '/nowhere' },
];

function ignoreMissing(error: Error) {
  // The menu exists on small screens only.
  if (!error.message.includes('Timeout')) throw error;
}
