/** How a visitor comes: a browser of their own, an account where they have one, and trips. */
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { browserTripOf, tripOfSize } from '@sojourn/trip/testing';
import { screens } from '../member';
import { dayFromNow, newPerson } from '../story';
import { send, storePlan } from './stored-plan';
import type { Visitor } from './visitors';

/** Who is there now; `tripPath` is the page of a trip, '' where there is none; `sharedPath` that of a link to it. */
export type Guest = {
  context: BrowserContext;
  visitor: Visitor;
  tripPath: string;
  sharedPath: string;
  username: string;
};

/** A trip with something of everything, small enough to be looked at quickly. */
const RICH = { days: 6, items: 24, expenses: 9, documents: 2, travellers: 3 };
const RICH_ID = 1_000_000_000_901;
const SAMPLE_ID = 1_000_000_000_001;
const VIEWPORT = { phone: screens['on a phone'], desk: screens['on a wide screen'] };

const storedTrips: Record<Visitor['trips'], () => string | undefined> = {
  empty: () => '[]',
  sample: () => undefined,
  rich: () => JSON.stringify([browserTripOf(tripOfSize(RICH), RICH_ID)]),
};

/** Trips that visitors come with. */
export const tripTitles = (): string[] => [tripOfSize(RICH).head.title.text, draft.title];

const draft = {
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: dayFromNow(140),
  endDate: dayFromNow(145),
  budget: 2_400,
  notes: 'One slow day with no plans at all.',
};

const link = {
  name: 'For the family',
  role: 'editor',
  includes: { bookingCodes: true, documents: true },
  expiresAt: null,
};

/** Puts trips into an account. @returns the pages of a trip and of a link to it */
async function fillAccount(request: APIRequestContext, trips: Visitor['trips']) {
  if (trips === 'empty') return { tripPath: '', sharedPath: '' };
  const plan = tripOfSize(RICH);
  const { title, destination, dates } = plan.head;
  const rich = {
    ...draft,
    title: title.text,
    destination: destination.name,
    ...{ startDate: dates.startDate, endDate: dates.endDate },
  };
  const { id } = (await send(request, '/api/trips', trips === 'rich' ? rich : draft)) as { id: number };
  if (trips === 'rich') {
    await storePlan(request, id, plan);
  }
  const share = (await send(request, `/api/trips/${id}/shares`, link)) as { token: string };
  return { tripPath: `/trips/${id}`, sharedPath: `/shared/${share.token}` };
}

/** A device with a fingerprint reader, so that nobody has to answer the browser's own window. */
async function addFingerprintReader(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...device, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

/** @param serial another one for everybody who comes: limits count networks */
export async function arrive(
  browser: Browser,
  options: { origin: string; visitor: Visitor; serial: number; script: string },
): Promise<Guest> {
  const { origin, visitor, serial, script } = options;
  const stored = storedTrips[visitor.trips]();
  const address = `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
  const context = await browser.newContext({
    ...VIEWPORT[visitor.screen],
    baseURL: origin,
    colorScheme: visitor.theme,
    // Half-way through a motion nothing is where a person would press it.
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    permissions: ['geolocation', 'clipboard-read', 'clipboard-write'],
    geolocation: { latitude: 51.5, longitude: -0.12 },
    extraHTTPHeaders: { 'x-forwarded-for': address },
    storageState: {
      cookies: [],
      origins: stored === undefined ? [] : [{ origin, localStorage: [{ name: 'trips', value: stored }] }],
    },
  });
  await context.addInitScript(script);
  context.on('page', (page) => void addFingerprintReader(context, page).catch(() => undefined));
  const guest = { context, visitor, username: '' };
  if (visitor.account === 'guest') {
    const id = visitor.trips === 'rich' ? RICH_ID : SAMPLE_ID;
    return { ...guest, tripPath: visitor.trips === 'empty' ? '' : `/trips/${id}`, sharedPath: '' };
  }
  const person = newPerson();
  await send(context.request, '/api/register', person);
  return { ...guest, username: person.username, ...(await fillAccount(context.request, visitor.trips)) };
}
