/** What a visitor's account holds, put there over the wire as a page puts it. */
import type { APIRequestContext } from '@playwright/test';
import type { TripPlan } from '@sojourn/contracts/plan';
import { importCommands } from '@sojourn/trip';

/** Sends something as a page of the portal does. @throws Error with the answer where it is refused */
export async function send(request: APIRequestContext, path: string, data: unknown) {
  const headers = {
    'x-requested-by': 'sojourn',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Fills a new trip with all of a plan but its files. */
export async function storePlan(request: APIRequestContext, id: number, plan: TripPlan): Promise<void> {
  let base = 0;
  for (const command of importCommands({ ...plan, documents: {} }))
    ({ version: base } = (await send(request, `/api/trips/${id}/commands`, { base, command })) as { version: number });
}
