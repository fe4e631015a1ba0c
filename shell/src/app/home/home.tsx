import { lazy, type ComponentType } from 'react';

const load = () => import(/* webpackChunkName: "home" */ './home-page');
const LazyHome = lazy(() => load().then((m) => ({ default: m.HomePage })));
let Ready: ComponentType | undefined;

/** Has home's code at hand before the prerendered page is replaced, so that nothing flashes in between. */
export async function readyHome(): Promise<void> {
  Ready = (await load()).HomePage;
}

/** The home page, at once when it is at hand. */
export function Home() {
  return Ready ? <Ready /> : <LazyHome />;
}
