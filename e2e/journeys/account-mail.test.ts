/** Somebody whose address is hers: she proves it by a message, gets a new password by it, and moves to another one. */
import { accountMenu, linkOf, openMail, OUTBOX_COMPLAINT, screens, signIn, signOut, signUp } from '../member';
import { expect, expectAccessible, newPerson, test } from '../story';

for (const [where, screen] of Object.entries(screens)) {
  test.describe(where, () => {
    test.use(screen);

    test('she proves her address, signs in with it, and gets a new password by it @own-portal', async ({
      watched: { page, accept },
    }) => {
      accept(OUTBOX_COMPLAINT);
      const rosa = newPerson();
      const main = page.getByRole('main');
      await signUp(page, rosa);
      await page.goto(await linkOf(page, { to: rosa.email, subject: /Confirm your address/ }));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Confirm My Address' }).click();
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
      await page.goto('/profile');
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
      await expectAccessible(page);

      await signOut(page);
      await signIn(page, { name: rosa.email.toUpperCase(), password: rosa.password });
      await signOut(page);

      await page.goto('/auth?tab=login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await main.getByLabel(/^Email/).fill(rosa.email);
      await main.getByRole('button', { name: 'Send Me a Link' }).click();
      const reset = await linkOf(page, { to: rosa.email, subject: /password/i });
      await page.goto(reset);
      await expectAccessible(page);
      await main.getByLabel(/^New password/).fill('Rainy-days!2');
      await main.getByLabel(/^Confirm new password/).fill('Rainy-days!2');
      await main.getByRole('button', { name: 'Change Password' }).click();
      // Whoever chose it is signed in by it, and the old one is gone.
      await expect(accountMenu(page)).toBeVisible();
      await signOut(page);
      await signIn(page, { name: rosa.username, password: 'Rainy-days!2' });
      await signOut(page);

      await page.goto(reset);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/link/i);
    });

    test('she moves to another address, and the old one hears of it @own-portal', async ({
      watched: { page, accept },
    }) => {
      accept(OUTBOX_COMPLAINT);
      const rosa = newPerson();
      const moved = `moved-${rosa.email}`;
      const main = page.getByRole('main');
      await signUp(page, rosa);
      await page.goto(await linkOf(page, { to: rosa.email, subject: /Confirm your address/ }));
      await page.getByRole('button', { name: 'Confirm My Address' }).click();
      await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();

      await page.goto('/profile');
      await main.getByRole('button', { name: 'Change Address' }).click();
      await main.getByLabel(/^New email/).fill(moved);
      await main.getByLabel(/^Your password/).fill('Not-mine!0');
      await main.getByRole('button', { name: 'Send Link' }).click();
      // The password is wrong, and what was typed stays.
      await expect(main.getByLabel(/^Your password/)).toHaveAttribute('aria-invalid', 'true');
      await expect(main.getByLabel(/^New email/)).toHaveValue(moved);
      await main.getByLabel(/^Your password/).fill(rosa.password);
      await main.getByRole('button', { name: 'Send Link' }).click();
      await expect(main.getByText(`We have sent a link to ${moved}.`, { exact: false })).toBeVisible();
      await page.reload();
      await expect(main.getByText(`We have sent a link to ${moved}.`, { exact: false })).toBeVisible();
      await openMail(page, { to: rosa.email, subject: /is about to change/ });

      await page.goto(await linkOf(page, { to: moved, subject: /Confirm your new address/ }));
      await expectAccessible(page);
      await main.getByRole('button', { name: 'Use This Address' }).click();
      await expect(main.getByRole('heading', { name: 'Your address has changed' })).toBeVisible();
      await openMail(page, { to: rosa.email, subject: /has changed/ });

      await page.goto('/profile');
      await expect(main.getByText(moved).first()).toBeVisible();
      await signOut(page);
      await signIn(page, { name: moved, password: rosa.password });
    });
  });
}
