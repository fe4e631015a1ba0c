/** Whatever opens inside a window stands above it, and a pointer meets it; a toast leaves the window's actions free. */
import type { Locator, Page } from '@playwright/test';
import { screens } from '../member';
import { expect, settled, test } from '../story';

/** A pointer at the middle of the target meets the target, and nothing that lies above it. */
async function expectMet(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await target.scrollIntoViewIfNeeded();
  await settled(target.page());
  const met = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element)) ? 'the target' : found?.outerHTML;
  });
  expect(met).toBe('the target');
}

async function openSampleTrip(page: Page): Promise<void> {
  await page.goto('/my-trips');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
}

/** Opens every calendar and every list of a window in turn; each is met by a pointer and closed by Escape, alone. */
async function expectEveryPopoverAbove(page: Page, window: Locator): Promise<{ calendars: number; lists: number }> {
  const calendars = window.getByRole('button', { name: /from a calendar$/ });
  const lists = window.locator('button[role="combobox"]');
  const count = { calendars: await calendars.count(), lists: await lists.count() };
  for (const opener of await calendars.all()) {
    await opener.click();
    const calendar = page.getByRole('dialog', { name: /calendar$/ });
    await expectMet(
      calendar
        .getByRole('gridcell')
        .filter({ has: page.locator('button:enabled') })
        .first(),
    );
    await expectMet(
      calendar
        .getByRole('gridcell')
        .filter({ has: page.locator('button:enabled') })
        .last(),
    );
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
  }
  for (const opener of await lists.all()) {
    await opener.click();
    const options = page.getByRole('listbox').getByRole('option');
    await expectMet(options.first());
    await expectMet(options.last());
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
  }
  await expect(window).toBeVisible();
  return count;
}

for (const [on, screen] of Object.entries(screens)) {
  test.describe(on, () => {
    test.use(screen);

    test('stands above the window when it was opened inside', async ({ watched: { page } }) => {
      await openSampleTrip(page);
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      const edit = page.getByRole('dialog', { name: 'Edit trip' });
      await expect(edit).toBeVisible();
      const inEdit = await expectEveryPopoverAbove(page, edit);
      expect(inEdit.calendars).toBeGreaterThan(0);
      expect(inEdit.lists).toBeGreaterThan(0);

      await edit.getByRole('combobox', { name: 'Destination' }).fill('');
      await page.keyboard.type('Lond');
      await expectMet(page.getByRole('option', { name: /London/ }).first());
    });

    test('leaves the field in reach when a toast says that it is missing', async ({ watched: { page } }) => {
      await openSampleTrip(page);
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      const edit = page.getByRole('dialog', { name: 'Edit trip' });
      const name = edit.getByRole('textbox', { name: 'Trip name' });
      await name.fill('');
      await edit.getByRole('textbox', { name: 'Notes' }).fill('A window seat');
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Please fill out all required fields.').first()).toBeVisible();
      await expect(name).toBeFocused();
      await expectMet(name);
      await expectMet(edit.getByRole('button', { name: 'Close' }));
    });

    test('opens what a new expense asks for above its window when it is pressed', async ({ watched: { page } }) => {
      await openSampleTrip(page);
      await page.getByRole('tab', { name: 'Expenses' }).click();
      await page
        .getByRole('button', { name: /^(Add Expense|Record Your First Expense)$/ })
        .first()
        .click();
      const expense = page.getByRole('dialog', { name: 'Add Expense' });
      await expect(expense).toBeVisible();
      const { calendars } = await expectEveryPopoverAbove(page, expense);
      expect(calendars).toBeGreaterThan(0);
    });
  });
}
