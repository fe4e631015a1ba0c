/**
 * The floor page of `npm run vitals`: home's own markup and components, hydrated by React and styled-components with
 * nothing else, in the same steps as the portal. How much longer the portal blocks a phone is measured against it.
 */
import { pause } from '@sojourn/web-kit/pause';
import { firstPaint } from '../first-paint';

async function main() {
  await firstPaint();
  await pause();
  await import(/* webpackChunkName: "libraries" */ 'react-dom/client');
  await pause();
  await import(/* webpackChunkName: "libraries" */ 'styled-components');
  await pause();
  await import(/* webpackChunkName: "app" */ '../app/frame/frame');
  await pause();
  const { hydrate } = await import(/* webpackChunkName: "app" */ './hydrate');
  await pause();
  hydrate();
}

void main();
