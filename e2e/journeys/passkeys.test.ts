/** Somebody who is tired of passwords: she signs in by a passkey, names it, and takes it off again. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, newPerson, test } from '../story';

/** A device with a fingerprint reader, as Chromium's developer tools make one up. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const windows = [
  { name: 'at a desk', viewport: { width: 1280, height: 900 }, hasTouch: false },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
];

for (const { name, viewport, hasTouch } of windows) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test('she adds a passkey, signs in by it, and removes it', async ({ watched: { page } }) => {
      const rosa = newPerson();
      const main = page.getByRole('main');
      const menu = page.getByRole('banner').getByRole('button', { name: /Rosa Marin/ });
      const press = (button: string) => {
        const found = page.getByRole('button', { name: button, exact: true });
        return hasTouch ? found.tap() : found.click();
      };
      const signOut = async () => {
        await menu.click();
        await page.getByRole('menuitem', { name: 'Sign Out' }).click();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      };
      // A device that answers by itself would pick its passkey among the suggestions before anybody presses a button.
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
      const { cdp, authenticatorId } = await addDevice(page);

      await page.goto('/auth?tab=register');
      await main.getByLabel(/^Username/).fill(rosa.username);
      await main.getByRole('textbox', { name: 'Email', exact: true }).fill(rosa.email);
      await main.getByLabel(/^First name/).fill(rosa.firstName);
      await main.getByLabel(/^Last name/).fill(rosa.lastName);
      await main.getByLabel(/^Password/).fill(rosa.password);
      await main.getByLabel(/^Confirm password/i).fill(rosa.password);
      await press('Create Account');
      await expect(menu).toBeVisible();

      await page.goto('/profile');
      await press('Add a Passkey');
      const field = page.getByLabel(/^Name of this passkey/);
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await field.fill('Rosa’s phone');
      await press('Save Name');
      const passkeys = page.getByRole('region', { name: 'Passkeys' });
      await expect(passkeys.getByText('Rosa’s phone')).toBeVisible();
      await expect(passkeys.getByText(/Not used yet/)).toBeVisible();
      await expectAccessible(page);
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      expect(credentials).toHaveLength(1);
      expect(credentials[0]).toMatchObject({ isResidentCredential: true, rpId: new URL(page.url()).hostname });

      await press('Add a Passkey');
      await expect(
        page.getByText('This device has a passkey for your account already.', { exact: true }),
      ).toBeVisible();

      await signOut();
      await page.goto('/auth?tab=login');
      await expectAccessible(page);
      await press('Sign in with a passkey');
      await expect(menu).toBeVisible();

      await page.goto('/profile');
      await expect(passkeys.getByText(/Last used today/)).toBeVisible();
      await press('Remove Rosa’s phone');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await press('Remove Passkey');
      await expect(passkeys.getByText('Rosa’s phone')).toBeHidden();

      await signOut();
      await page.goto('/auth?tab=login');
      await press('Sign in with a passkey');
      await expect(page.getByText(/^This passkey does not open an account here/)).toBeVisible();
      await expect(menu).toBeHidden();
    });
  });
}
