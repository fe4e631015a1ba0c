/** Somebody whose address is hers: she proves it by a message, signs in with it, and gets a new password by it. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, newPerson, test } from '../story';

/** The address that the newest message of this subject leads to, as the outbox of this machine shows it. */
async function linkOf(page: Page, { to, subject }: { to: string; subject: RegExp }): Promise<string> {
  const message = page.getByRole('link').filter({ hasText: subject }).filter({ hasText: to }).first();
  await expect(async () => {
    await page.goto('/dev/outbox');
    await message.click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(to).first()).toBeVisible();
  const text = await page.locator('body').innerText();
  return /https?:\/\/\S+\/auth\/\S+/.exec(text)?.[0] ?? 'no link';
}

test('she proves her address, signs in with it, and gets a new password by it @own-portal', async ({
  watched: { page, accept },
}) => {
  // The outbox shows messages in a frame without scripts, where the test's own cannot run.
  accept(/^Blocked script execution in '\S+\/dev\/outbox\//);
  await page.setViewportSize({ width: 390, height: 844 });
  const rosa = newPerson();
  const main = page.getByRole('main');
  const menu = page.getByRole('banner').getByRole('button', { name: /Rosa Marin/ });
  const signOut = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  };
  const signIn = async (username: string, password: string) => {
    await page.goto('/auth?tab=login');
    await main.getByLabel(/^Username/).fill(username);
    await main.getByLabel(/^Password/).fill(password);
    await main.getByRole('button', { name: 'Sign In' }).click();
    await expect(menu).toBeVisible();
  };

  await page.goto('/auth?tab=register');
  await main.getByLabel(/^Username/).fill(rosa.username);
  await main.getByRole('textbox', { name: 'Email', exact: true }).fill(rosa.email);
  await main.getByLabel(/^First name/).fill(rosa.firstName);
  await main.getByLabel(/^Last name/).fill(rosa.lastName);
  await main.getByLabel(/^Password/).fill(rosa.password);
  await main.getByLabel(/^Confirm password/i).fill(rosa.password);
  await main.getByRole('button', { name: 'Create Account' }).click();
  await expect(menu).toBeVisible();

  await page.goto(await linkOf(page, { to: rosa.email, subject: /Confirm your address/ }));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await signOut();
  await signIn(rosa.email.toUpperCase(), rosa.password);
  await signOut();

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
  await expect(menu).toBeVisible();
  await signOut();
  await signIn(rosa.username, 'Rainy-days!2');
  await signOut();

  await page.goto(reset);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/link/i);
});
