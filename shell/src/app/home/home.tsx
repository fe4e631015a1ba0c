import { loadable } from '@sojourn/web-kit';

/** The home page; loaded before the prerendered one is hydrated, because only the same tree can be. */
export const home = loadable(() => import(/* webpackChunkName: "home" */ './home-page').then((m) => m.HomePage));
