/** A trip on paper: every title, description and name that is on the screen, and nothing that can only be pressed. */
import type { Page } from '@playwright/test';
import { apply, everythingIncluded as includes, importCommands, isApplied, newItem } from '@sojourn/trip';
import { browserTripOf, tripOfSize } from '@sojourn/trip/testing';
import type { BookingContent, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { allThere, expect, newPerson, test } from '../story';

const tabs = ['overview', 'timeline', 'itinerary', 'expenses', 'packing', 'documents'] as const;
/** What only a screen can do; an empty list of what has no day is no news on paper. */
const CONTROLS =
  /Go to day|Add an event|Add Expense|Mark as|Upload|Drop files|Add a traveller|Print\b|Undo\b|as you go|^Edit$|^Share$|^Unscheduled$/im;

const booking = (kind: 'flight' | 'stay', title: string): BookingContent => ({
  ...{ kind, title, provider: 'Sample', code: 'K7PQ2X', url: null, planned: null },
  ...{ segments: [], searchPath: null },
});

function planned(): TripPlan {
  const bare = tripOfSize({ days: 3, items: 7, expenses: 3, documents: 2, travellers: 3 });
  const { startDate, endDate } = bare.head.dates;
  const booked = [
    { id: 'booking-1', kind: 'flight', title: 'London to Rome', day: startDate },
    { id: 'booking-2', kind: 'stay', title: 'Hotel at the Spanish Steps', day: startDate },
    { id: 'booking-3', kind: 'flight', title: 'Rome to London', day: endDate },
  ] as const;
  const packed = ['Sunglasses', 'Walking shoes', 'Passport of Ana'].map((label, at): TripCommand => {
    return {
      type: 'packing.add',
      id: `packed-${at}`,
      content: { label, category: 'Miscellaneous', travellerId: null },
    };
  });
  const bookings = booked.map(({ id, kind, title, day }, at): TripCommand => {
    const { bookingId: _, ...content } = newItem({ type: kind, title, day, start: '09:00', rank: `a${at}` });
    return { type: 'booking.add', id, content: booking(kind, title), places: [{ id: `${id}-place`, content }] };
  });
  return [...bookings, ...packed].reduce<TripPlan>((trip, command) => {
    const done = apply(trip, command);
    if (!isApplied(done)) throw new Error(done.refusal.message);
    return done.trip;
  }, bare);
}

const plan = planned();
const written = [
  plan.head.title.text,
  ...Object.values(plan.items).map(({ title }) => title),
  ...Object.values(plan.expenses).map(({ description }) => description),
  ...Object.values(plan.documents).map(({ name }) => name),
  ...Object.values(plan.packing).map(({ label }) => label),
  ...Object.values(plan.travellers).map(({ name }) => name),
];

async function openAsGuest(page: Page): Promise<string> {
  const id = 1_000_000_000_901;
  const stored = JSON.stringify([browserTripOf(plan, id)]);
  await page.addInitScript((trips) => localStorage.setItem('trips', trips), stored);
  return `/trips/${id}`;
}

/** A link to the same trip in somebody's account; files stay with who has them. */
async function openByLink(page: Page, origin: string): Promise<string> {
  const headers = { 'x-requested-by': 'sojourn', origin };
  const send = async (path: string, data: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await page.request.post(path, { data, headers: { ...headers, ...key } });
    expect([answer.ok(), path, answer.ok() ? '' : await answer.text()]).toEqual([true, path, '']);
    return (await answer.json()) as { id: number; version: number; token: string };
  };
  await send('/api/register', newPerson());
  const { title, destination, dates } = plan.head;
  const { startDate, endDate } = dates;
  const draft = { title: title.text, destination: destination.name, startDate, endDate, budget: null, notes: null };
  const { id } = await send('/api/trips', draft);
  let base = 0;
  for (const command of importCommands({ ...plan, documents: {} }))
    ({ version: base } = await send(`/api/trips/${id}/commands`, { base, command }));
  const { token } = await send(`/api/trips/${id}/shares`, { name: 'Mum', role: 'viewer', includes, expiresAt: null });
  await page.context().clearCookies();
  return `/shared/${token}`;
}

const found = (text: string) => written.filter((each) => text.toLowerCase().includes(each.toLowerCase()));

test.use({ viewport: { width: 1280, height: 900 } });

for (const [who, open] of Object.entries({ 'its owner': openAsGuest, 'who has a link': openByLink }))
  test(`what a tab shows is printed for ${who}`, async ({ watched: { page }, origin }) => {
    const path = await open(page, origin);
    for (const tab of tabs) {
      await test.step(tab, async () => {
        await page.goto(`${path}?tab=${tab}`);
        await expect(page.getByRole('heading', { level: 1, name: plan.head.title.text })).toBeVisible();
        await allThere(page);
        // A closed list reads as if all that it offers stood on the screen.
        const main = page.getByRole('main');
        await main.locator('select').evaluateAll((lists) => lists.forEach((list) => list.setAttribute('hidden', '')));
        const onScreen = found(await main.innerText());
        expect(onScreen.length).toBeGreaterThan(1);
        await page.emulateMedia({ media: 'print' });
        const paper = await main.innerText();
        await page.emulateMedia({ media: null });
        expect(found(paper)).toEqual(expect.arrayContaining(onScreen));
        expect(paper).not.toMatch(CONTROLS);
      });
    }
  });
