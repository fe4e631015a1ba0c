/** Somebody with several browsers: she sees where she is signed in, ends that elsewhere, and is remembered where she asks. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accountMenu, screens, signIn, signUp } from '../member';
import { expect, expectAccessible, newPerson, test } from '../story';

const browsers = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** Closes the browser and opens it again: what was only good until then is gone. */
async function reopened(browser: Browser, context: BrowserContext, baseURL: string): Promise<BrowserContext> {
  const state = await context.storageState();
  await context.close();
  const cookies = state.cookies.filter(({ expires }) => expires > 0);
  return browser.newContext({ storageState: { ...state, cookies }, baseURL });
}

const expectSignedIn = async (page: Page) => {
  await page.goto('/profile');
  await expect(accountMenu(page)).toBeVisible();
};

const expectSignedOut = async (page: Page) => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible();
};

for (const [where, screen] of Object.entries(screens)) {
  test.describe(where, () => {
    test.use(screen);

    test('she ends one session, then all others, and a new password ends the rest', async ({
      watched: { page },
      browser,
      origin,
    }) => {
      const rosa = newPerson();
      const main = page.getByRole('main');
      await signUp(page, rosa);
      const [phone, office] = await Promise.all(
        Object.values(browsers).map(async (userAgent) =>
          (await browser.newContext({ userAgent, baseURL: origin })).newPage(),
        ),
      );
      if (!phone || !office) throw new Error('there are two other browsers');
      await signIn(phone, { name: rosa.username, password: rosa.password });
      await signIn(office, { name: rosa.username, password: rosa.password, remember: true });

      await page.goto('/profile');
      await expect(main.getByText('Safari on iPhone')).toBeVisible();
      await expect(main.getByText(/, remembered$/)).toBeVisible();
      await main.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
      await expect(main.getByText('Safari on iPhone')).toBeHidden();
      await expectSignedOut(phone);
      await expectSignedIn(office);

      await main.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await expect(main.getByText('Firefox on Windows')).toBeHidden();
      await expectSignedOut(office);

      await signIn(office, { name: rosa.username, password: rosa.password });
      await main.getByRole('button', { name: 'Change password' }).click();
      await main.getByLabel(/^Current password/).fill(rosa.password);
      await main.getByLabel(/^New password/).fill('Rainy-days!2');
      await main.getByLabel(/^Repeat new password/).fill('Rainy-days!2');
      await expectAccessible(page);
      await main.getByRole('button', { name: 'Change Password', exact: true }).click();
      await expect(main.getByRole('button', { name: 'Change password' })).toBeVisible();
      await expectSignedOut(office);
      await expectSignedIn(page);
      await accountMenu(page).click();
      await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await main.getByRole('button', { name: 'Show security log' }).click();
      await expect(main.getByText('Password changed')).toBeVisible();
      await expectAccessible(page);
      await signIn(office, { name: rosa.username, password: 'Rainy-days!2' });
      await Promise.all([phone.context().close(), office.context().close()]);
    });

    test('a browser that is closed forgets her, unless it was asked to remember', async ({
      watched: { page },
      browser,
      origin,
    }) => {
      const rosa = newPerson();
      await signUp(page, rosa);
      const forgetful = await browser.newContext({ baseURL: origin });
      await signIn(await forgetful.newPage(), { name: rosa.username, password: rosa.password });
      const again = await reopened(browser, forgetful, origin);
      await expectSignedOut(await again.newPage());
      await again.close();

      const faithful = await browser.newContext({ baseURL: origin });
      await signIn(await faithful.newPage(), { name: rosa.username, password: rosa.password, remember: true });
      const back = await reopened(browser, faithful, origin);
      const remembered = await back.newPage();
      await expectSignedIn(remembered);
      // Whoever was only remembered shows who they are before they change how the account is entered.
      await remembered.getByRole('button', { name: 'Add a Passkey' }).click();
      const proof = remembered.getByRole('dialog', { name: 'Is it still you?' });
      await expect(proof.getByLabel(/^Password/)).toBeFocused();
      await expectAccessible(remembered);
      await back.close();
    });
  });
}
