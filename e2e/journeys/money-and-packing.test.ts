/** What a trip costs and what goes with it: a guest writes both down, and finds them again. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayFromNow, expect, expectAccessible, test } from '../story';

const first = dayFromNow(6);
const last = dayFromNow(10);

async function makeTrip(page: Page) {
  await page.goto('/my-trips');
  await page.getByRole('button', { name: 'Create New Trip' }).click();
  await page.getByRole('textbox', { name: 'Trip name' }).fill('Rome soon');
  await page.getByRole('combobox', { name: 'Destination' }).fill('Rome, Italy');
  await page.getByRole('textbox', { name: 'Start date' }).fill(first);
  await page.getByRole('textbox', { name: 'End date' }).fill(last);
  await page.getByRole('textbox', { name: 'Budget' }).fill('100');
  await page.getByRole('button', { name: 'Create Trip' }).click();
  await page
    .getByRole('article', { name: 'Rome soon' })
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rome soon' })).toBeVisible();
}

/** From the top: a row half below the header counts as a target that is too small. */
async function expectAccessibleFromTheTop(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
}

test('a guest splits what a trip costs, packs for it, and finds both again', async ({ watched: { page } }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const tab = (name: string) => page.getByRole('tab', { name });
  const dialog = page.getByRole('dialog');
  await makeTrip(page);
  const weather = page.getByRole('region', { name: 'Weather Forecast' });
  await expect(weather.getByText(/^Humidity \d+%, wind \d+ km\/h$/)).toBeVisible();
  await expect(weather.getByRole('list', { name: '5-day forecast' }).getByRole('listitem')).toHaveCount(5);

  await tab('Expenses').click();
  const settle = page.getByRole('region', { name: 'Settle up' });
  for (const name of ['Ana', 'Ben']) {
    await settle.getByRole('textbox', { name: 'Add a traveller' }).fill(name);
    await settle.getByRole('textbox', { name: 'Add a traveller' }).press('Enter');
  }
  await button('Record Your First Expense').click();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Dinner in Trastevere');
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('12,5');
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Please provide a valid description and amount', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Please write decimals with a point, such as 12.50.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('100.50');
  await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await dialog.getByRole('textbox', { name: /^Rate/ }).first().fill('1.2');
  await expectAccessibleFromTheTop(page);
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Expense added', { exact: true })).toBeVisible();
  const budget = page.getByRole('region', { name: 'Budget' });
  await expect(budget.getByText('$20.60 over budget')).toBeVisible();
  await expect(settle.getByText('$60.30')).toBeVisible();
  await expectAccessibleFromTheTop(page);

  const saving = page.waitForEvent('download');
  await button('CSV').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('rome-soon-expenses.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('Dinner in Trastevere,Food,100.50,EUR,1.2');

  await tab('Packing').click();
  await button('Make my packing list').click();
  await page.getByRole('textbox', { name: 'Add an item' }).fill('Snorkel');
  await page.getByRole('textbox', { name: 'Add an item' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Snorkel' }).check();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Snorkel' })).toBeChecked();
  await expectAccessibleFromTheTop(page);
  await tab('Expenses').click();
  await expect(button('Edit Dinner in Trastevere')).toBeVisible();
  await button('Remove Dinner in Trastevere').click();
  await button('Undo').click();
  await expect(button('Edit Dinner in Trastevere')).toBeVisible();

  await tab('Tips').click();
  await page.getByRole('textbox', { name: 'Your tip' }).fill('Go early');
  await button('Post Tip').click();
  await expect(page.getByRole('article', { name: 'Tip by You' })).toBeVisible();
  await expectAccessibleFromTheTop(page);
  await tab('Activities').click();
  const add = button(/^Add to Trip/).first();
  await add.click();
  await expect(page.getByText('Attraction Added', { exact: true })).toBeVisible();
  await button(/^Added/)
    .first()
    .click();
  await expect(page.getByText('Already added', { exact: true })).toBeVisible();
  await expectAccessibleFromTheTop(page);
});
