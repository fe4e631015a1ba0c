/** One portal for all cells, behind a front that can fail, and somebody who is signed in to it. */
import type { Browser } from '@playwright/test';
import type { Portal } from '../portal';
import { newPerson } from '../story';
import { Front } from './front';

/** Puts a front before a portal and signs somebody in through it. */
export async function setStage(browser: Browser, portal: Portal) {
  const front = await Front.start(portal.place.port);
  const context = await browser.newContext();
  const headers = { 'x-requested-by': 'sojourn', 'sec-fetch-site': 'same-origin' };
  const answer = await context.request.post(`${front.origin}/api/register`, { headers, data: newPerson() });
  if (!answer.ok()) throw new Error(`nobody could sign up: ${answer.status()} ${await answer.text()}`);
  const signedIn = await context.storageState();
  await context.close();
  return { stage: { portal, front }, signedIn };
}
