/** What people do with their accounts, as every journey about accounts tells it; and the two screens it is told on. */
import type { Locator, Page } from '@playwright/test';
import { expect, type newPerson } from './story';

/** Somebody with an account. */
export type Member = ReturnType<typeof newPerson>;

/** A phone, held in a hand, and a screen on a desk: what `test.use` takes, by name. */
export const screens = {
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'on a wide screen': { viewport: { width: 1280, height: 800 } },
};

const main = (page: Page): Locator => page.getByRole('main');

/** The button in the header that only somebody signed in has. */
export const accountMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Account of / });

export async function signUp(page: Page, person: Member): Promise<void> {
  await page.goto('/auth?tab=register');
  const form = main(page);
  await form.getByLabel(/^Username/).fill(person.username);
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await form.getByLabel(/^First name/).fill(person.firstName);
  await form.getByLabel(/^Last name/).fill(person.lastName);
  await form.getByLabel(/^Password/).fill(person.password);
  await form.getByLabel(/^Confirm password/).fill(person.password);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(accountMenu(page)).toBeVisible();
}

/** What the sign-in form takes; `name` is a username or an address. */
type Credentials = { name: string; password: string; remember?: boolean };

export async function signIn(page: Page, { name, password, remember = false }: Credentials): Promise<void> {
  await page.goto('/auth?tab=login');
  const form = main(page);
  await form.getByLabel(/^Username/).fill(name);
  await form.getByLabel(/^Password/).fill(password);
  if (remember) await form.getByLabel('Remember me for 30 days').check();
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(accountMenu(page)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

/** Opens the newest message of this subject to an address, as the outbox of this machine shows it. */
export async function openMail(page: Page, { to, subject }: { to: string; subject: RegExp }): Promise<void> {
  const message = page.getByRole('link').filter({ hasText: subject }).filter({ hasText: to }).first();
  await expect(async () => {
    await page.goto('/dev/outbox');
    await message.click({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(to).first()).toBeVisible();
}

/** The address that such a message leads to. */
export async function linkOf(page: Page, mail: { to: string; subject: RegExp }): Promise<string> {
  await openMail(page, mail);
  const text = await page.locator('body').innerText();
  return /https?:\/\/\S+\/(?:auth|shared)\/\S+/.exec(text)?.[0] ?? 'no link';
}

/** Proves the address of somebody who is signed in on this page. */
export async function proveAddress(page: Page, { email }: Member): Promise<void> {
  await page.goto(await linkOf(page, { to: email, subject: /Confirm your address/ }));
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
}

/** The outbox shows messages in a frame without scripts, where the browser says that the test's own cannot run. */
export const OUTBOX_COMPLAINT = /^Blocked script execution in '\S+\/dev\/outbox\//;
