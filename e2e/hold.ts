import type { Page, Route } from '@playwright/test';

/**
 * Lets nothing through until it is told what becomes of what was asked; later questions pass.
 * @param asks the pattern of a route
 */
export async function hold(page: Page, asks: string | RegExp) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(asks, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  const release = (act: (route: Route) => Promise<void>) => {
    isHolding = false;
    return Promise.all(held.map(act));
  };
  return {
    asked: () => held.length,
    drop: () => release((route) => route.abort('internetdisconnected')),
    pass: () => release((route) => route.continue()),
  };
}
