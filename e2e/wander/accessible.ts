/** What axe finds in a state that nobody has looked at yet: only what is serious or critical. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const GRAVE = new Set<string | null | undefined>(['serious', 'critical']);

/** While a list or a menu is open nothing behind it takes the focus, which axe knows of dialogs only. */
const KEPT_OUT = 'aria-hidden-focus';
/** Pins of a map lie upon each other where their places do; the list beside it and the keys lead to each. */
const PIN_UNDER_PIN = { id: 'target-size', where: '.leaflet-' };

export async function findInaccessible(page: Page): Promise<string[]> {
  const isListOpen = (await page.locator('[role="listbox"], [role="menu"]').count()) > 0;
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: CRITERIA }, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations
    .map(({ id, impact, nodes }) => ({
      ...{ id, impact },
      nodes: nodes.filter(({ target }) => id !== PIN_UNDER_PIN.id || !target.join(' ').includes(PIN_UNDER_PIN.where)),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .filter(({ id, impact }) => GRAVE.has(impact) && !(id === KEPT_OUT && isListOpen))
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target.join(' '))
          .join(', ')}`,
    );
}
