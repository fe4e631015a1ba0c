/** Rosa's first evening with Sojourn: a flight, an account, a trip, and a plan. */
import type { Page } from '@playwright/test';
import { dayFromNow, expect, expectAccessible, newPerson, test } from '../story';

async function chooseAirport(page: Page, label: string, [typed, wanted]: [string, RegExp]) {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  await page.getByRole('option', { name: wanted }).first().click();
}

async function signUp(page: Page, person: ReturnType<typeof newPerson>) {
  await page.goto('/auth?tab=register');
  // The footer asks for an e-mail address, too.
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByLabel(/^Password/).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
}

test('she finds a flight from London to Rome', async ({ watched: { page } }) => {
  await page.goto('/');
  await expectAccessible(page);
  await chooseAirport(page, 'From', ['lond', /Heathrow/]);
  await chooseAirport(page, 'To', ['rom', /Rome/]);
  await page.getByRole('textbox', { name: 'Departure' }).fill(dayFromNow(40));
  await page.getByRole('textbox', { name: 'Return' }).fill(dayFromNow(47));
  await page.getByRole('button', { name: /^Search/ }).click();

  await expect(page).toHaveURL(/\/flights\/search\?.*origin=LHR/);
  await expect(page.getByText(/^Found \d+ flights/)).toBeVisible();
  await expect(page.getByText('Sample fares').first()).toBeVisible();
  const prices = await page
    .getByRole('article')
    .getByText(/^\$[\d,]+$/)
    .allInnerTexts();
  const numbers = prices.map((price) => Number(price.replace(/\D/g, '')));
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await expectAccessible(page);

  // She follows the price: on this device first, then in her account, where it outlives a change of mind.
  await page.getByRole('button', { name: 'Watch price' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/for this route and date$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Watch this price' }).click();
  await expect(dialog.getByText('You watch this price.')).toBeVisible();
  await dialog.getByRole('link', { name: 'All price watches' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  const card = page.getByRole('article', { name: 'London to Rome' });
  await expect(card.getByRole('img', { name: /^Lowest prices of \d+ days/ })).toBeVisible();
  await expectAccessible(page);
  await signUp(page, newPerson());
  await page.goto('/flights/watches');
  await page.getByRole('button', { name: 'Move to my account' }).click();
  await card.getByRole('button', { name: 'Stop watching' }).click();
  await expect(page.getByRole('heading', { name: 'No prices watched yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card.getByText(/for this route and date$/)).toBeVisible();
  await expectAccessible(page);
});

test(
  'she signs up, keeps a trip over a restart, deletes it and takes that back',
  { tag: '@own-portal' },
  async ({ watched: { page }, portal }) => {
    const person = newPerson();
    await signUp(page, person);
    await page.goto('/trips');
    await expect(page.getByText(/Rosa/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /Create (New|Your First) Trip/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Rome in spring');
    await dialog.getByLabel('Destination').fill('Rome, Italy');
    await dialog.getByRole('textbox', { name: 'Start date' }).fill(dayFromNow(40));
    await dialog.getByRole('textbox', { name: 'End date' }).fill(dayFromNow(47));
    await dialog.getByLabel('Budget').fill('2400');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create Trip' }).click();
    await expect(page.getByText('Trip created successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rome in spring' })).toBeVisible();

    await portal.restart();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Rome in spring' })).toBeVisible();
    await expectAccessible(page);

    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByText('Trip deleted successfully!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rome in spring' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Rome in spring' })).toBeVisible();
  },
);
