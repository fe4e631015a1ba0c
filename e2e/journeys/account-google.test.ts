/** Somebody with a Google account, at a provider on this machine that stands in for Google. */
import type { Page } from '@playwright/test';
import { startOpenIdProvider, type TestOpenIdProvider } from '@sojourn/node-kit/testing/openid-provider';
import {
  accountMenu,
  linkOf,
  type Member,
  OUTBOX_COMPLAINT,
  proveAddress,
  screens,
  signIn,
  signOut,
  signUp,
} from '../member';
import { freePort, freshDataDir, Portal } from '../portal';
import { expect, expectAccessible, newPerson, test as base } from '../story';

const test = base.extend<object, { google: TestOpenIdProvider; portal: Portal }>({
  google: [
    async ({}, use) => {
      const google = await startOpenIdProvider([]);
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ google }, use) => {
      const portal = await Portal.start(
        { port: await freePort(), dataDir: freshDataDir() },
        {
          ...{ GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: 'sojourn', GOOGLE_CLIENT_SECRET: 'for-trying' },
          GOOGLE_MAPS_KEY: 'a-key-for-trying-things',
        },
      );
      await use(portal);
      await portal.stop();
      portal.forget();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What stands in for Google's maps script: one street, and a script of its own that it loads as Google's does. */
const MAPS_SCRIPT = `
  const place = { async fetchFields() {
    this.formattedAddress = '221B Baker St, London NW1 6XE, UK';
    this.location = { lat: () => 51.5237, lng: () => -0.1585 };
    this.addressComponents = [
      { types: ['postal_town'], longText: 'London' }, { types: ['country'], longText: 'United Kingdom' }];
  } };
  const placePrediction = { placeId: 'p1', text: { text: '221B Baker Street, London, UK' },
    mainText: { text: '221B Baker Street' }, secondaryText: { text: 'London, UK' }, toPlace: () => place };
  const places = { AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async () => ({ suggestions: [{ placePrediction }] }) } };
  window.google = { maps: { importLibrary: async () => places } };
  const more = document.createElement('script');
  more.src = 'https://maps.googleapis.com/more.js';
  const callback = new URL(document.currentScript.src).searchParams.get('callback');
  more.onload = () => window[callback]();
  document.head.append(more);
`;

// Nothing of these journeys goes out to the network.
test.beforeEach(({ page }) => page.route('https://*.googleapis.com/**', (route) => route.abort()));

/** Gives somebody a Google account with the same address. */
const atGoogle = (google: TestOpenIdProvider, { username, email, firstName, lastName }: Member) =>
  google.people.push({
    ...{ sub: username, email, email_verified: true },
    ...{ given_name: firstName, family_name: lastName },
  });

/** Goes to Google from the sign-in page; what is to be chosen there is the test's to say. */
async function goToGoogle(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

const choose = (page: Page, { email }: Member) =>
  page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();

async function signInWithGoogle(page: Page, person: Member): Promise<void> {
  await goToGoogle(page);
  await choose(page, person);
  await expect(accountMenu(page)).toBeVisible();
}

for (const [where, screen] of Object.entries(screens)) {
  test.describe(where, () => {
    test.use(screen);

    test('the first time makes an account, which gains a password, and can then do without Google @own-portal', async ({
      watched: { page, accept },
      google,
    }) => {
      accept(OUTBOX_COMPLAINT);
      const rosa = newPerson();
      const main = page.getByRole('main');
      atGoogle(google, rosa);
      await signInWithGoogle(page, rosa);
      await page.goto('/profile');
      await expect(main.getByText(`You sign in with Google as ${rosa.email}.`, { exact: false })).toBeVisible();
      // It is the only way in, so it cannot be taken off.
      await expect(main.getByRole('button', { name: 'Unlink Accounts' })).toBeHidden();
      await main.getByRole('button', { name: 'Add a Password' }).click();
      await expect(main.getByText(`We have sent a link to ${rosa.email}.`, { exact: false })).toBeVisible();

      await page.goto(await linkOf(page, { to: rosa.email, subject: /Add a password/ }));
      await expect(main.getByText(rosa.email)).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('button', { name: 'Link Accounts' }).click();
      await expect(main.getByText('All fields are required').first()).toBeVisible();
      await main.getByLabel(/^First name/).fill(rosa.firstName);
      await main.getByLabel(/^Username/).fill(rosa.username);
      await main.getByLabel(/^Password/).fill(rosa.password);
      await main.getByRole('button', { name: 'Link Accounts' }).click();
      await expect(page).toHaveURL(/\/$/);

      await signOut(page);
      await signIn(page, { name: rosa.username, password: rosa.password });
      await signOut(page);
      await signInWithGoogle(page, rosa);

      await page.goto('/profile');
      await main.getByRole('button', { name: 'Unlink Accounts' }).click();
      const dialog = page.getByRole('alertdialog');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Unlink Accounts' }).click();
      await expect(main.getByRole('link', { name: 'Link Google' })).toBeVisible();
      await signOut(page);
      await signIn(page, { name: rosa.email, password: rosa.password });
    });

    test('Google meets an account with a password: linked by it, both ways lead in @own-portal', async ({
      watched: { page, accept },
      google,
    }) => {
      accept(OUTBOX_COMPLAINT);
      const rosa = newPerson();
      const main = page.getByRole('main');
      atGoogle(google, rosa);
      await signUp(page, rosa);
      await proveAddress(page, rosa);
      await signOut(page);

      await goToGoogle(page);
      await choose(page, rosa);
      await expect(page).toHaveURL(/\/link-accounts$/);
      await expect(main.getByText(rosa.email)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Link Accounts' })).toBeDisabled();
      await expectAccessible(page);
      await main.getByLabel(/^Password/).fill('Not-mine!0');
      await main.getByRole('button', { name: 'Link Accounts' }).click();
      await expect(page.getByText('Linking Failed', { exact: true })).toBeVisible();
      await expect(main.getByLabel(/^Password/)).toHaveValue('Not-mine!0');
      // Nothing that was begun is lost by loading the page again.
      await page.reload();
      await main.getByLabel(/^Password/).fill(rosa.password);
      await main.getByRole('button', { name: 'Link Accounts' }).click();
      await expect(accountMenu(page)).toBeVisible();

      await signOut(page);
      await signInWithGoogle(page, rosa);
      await page.goto('/profile');
      await expect(main.getByText(rosa.username, { exact: false }).first()).toBeVisible();
      await expect(main.getByRole('button', { name: 'Unlink Accounts' })).toBeVisible();
      await signOut(page);
      await signIn(page, { name: rosa.username, password: rosa.password });
    });

    test('an account with a password asks for Google, and links it by a mailed link @own-portal', async ({
      watched: { page, accept },
      google,
    }) => {
      accept(OUTBOX_COMPLAINT);
      const rosa = newPerson();
      const other = { ...newPerson(), firstName: 'Rosa at Google' };
      const main = page.getByRole('main');
      atGoogle(google, other);
      await signUp(page, rosa);
      await proveAddress(page, rosa);
      await page.goto('/profile');
      await main.getByRole('link', { name: 'Link Google' }).click();
      await choose(page, other);
      await expect(main.getByText('Look into your inbox')).toBeVisible();
      await expectAccessible(page);
      await page.goto(await linkOf(page, { to: rosa.email, subject: /Link Google/ }));
      await main.getByLabel(/^Current password/).fill(rosa.password);
      await expectAccessible(page);
      await main.getByRole('button', { name: 'Link Accounts' }).click();
      await expect(page).toHaveURL(/\/$/);
      await signOut(page);
      await signInWithGoogle(page, other);
      await page.goto('/profile');
      await expect(main.getByText(rosa.email).first()).toBeVisible();
    });

    test('who changes their mind is back without a reproach, and who meets a dead Google is told @own-portal', async ({
      watched: { page },
      google,
    }) => {
      const rosa = newPerson();
      atGoogle(google, rosa);
      await goToGoogle(page);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
      await expect(page.getByText(/failed/i)).toBeHidden();

      await goToGoogle(page);
      const door = page.getByRole('listitem').filter({ hasText: rosa.email }).getByRole('link');
      const href = new URL((await door.getAttribute('href')) ?? '', google.issuer).href;
      const { location = '' } = (await page.request.get(href, { maxRedirects: 0 })).headers();
      google.isDown = true;
      try {
        await page.goto(location);
        await expect(page.getByText('Google authentication failed. Please try again.')).toBeVisible();
        await expectAccessible(page);
      } finally {
        google.isDown = false;
      }
      await signInWithGoogle(page, rosa);
    });

    test('an address is looked up by street, though the maps script fails at first @own-portal', async ({
      watched: { page },
    }) => {
      let asked = 0;
      await page.route('https://maps.googleapis.com/**', (route) => {
        asked += 1;
        if (asked === 1) return route.abort();
        const body = route.request().url().includes('/maps/api/js') ? MAPS_SCRIPT : '';
        return route.fulfill({ contentType: 'text/javascript', body });
      });
      const main = page.getByRole('main');
      await signUp(page, newPerson());
      await accountMenu(page).click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await expect(main.getByText('Street addresses by Google Maps', { exact: false })).toBeVisible();
      await main.getByRole('combobox', { name: 'Address' }).fill('221b baker');
      await page.getByRole('option', { name: /221B Baker Street/ }).click();
      await expectAccessible(page);
      await main.getByRole('button', { name: 'Use and Save This Address' }).click();
      await expect(main.getByText('221B Baker St, London NW1 6XE, UK')).toBeVisible();
      await expect(main.getByText('London, United Kingdom')).toBeVisible();
    });
  });
}
