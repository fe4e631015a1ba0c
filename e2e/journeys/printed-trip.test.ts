/** A trip on paper: every title, description and name that is on the screen, and nothing that can only be pressed. */
import type { Page } from '@playwright/test';
import { apply, everythingIncluded as includes, isApplied, newItem } from '@sojourn/trip';
import { browserTripOf, tripOfSize } from '@sojourn/trip/testing';
import type { BookingContent, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { allThere, expect, newPerson, test } from '../story';
import { send, storePlan } from '../wander/stored-plan';

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
async function openByLink(page: Page): Promise<string> {
  const { request } = page;
  await send(request, '/api/register', newPerson());
  const { title, destination, dates } = plan.head;
  const { startDate, endDate } = dates;
  const draft = { title: title.text, destination: destination.name, startDate, endDate, budget: null, notes: null };
  const { id } = (await send(request, '/api/trips', draft)) as { id: number };
  await storePlan(request, id, plan);
  const link = { name: 'Mum', role: 'viewer', includes, expiresAt: null };
  const { token } = (await send(request, `/api/trips/${id}/shares`, link)) as { token: string };
  await page.context().clearCookies();
  return `/shared/${token}`;
}

const found = (text: string) => written.filter((each) => text.toLowerCase().includes(each.toLowerCase()));

test.use({ viewport: { width: 1280, height: 900 } });

for (const [who, open] of Object.entries({ 'its owner': openAsGuest, 'who has a link': openByLink }))
  test(`what a tab shows is printed for ${who}`, async ({ watched: { page } }) => {
    const path = await open(page);
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
