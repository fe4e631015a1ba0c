/** How the browser workspaces are built. A remote's `rspack.config.ts` is one call of {@link remoteConfig}. */
export { remoteConfig } from './remote-config';
export { sizeBudgets } from './size-budgets';
export { floorConfig, shellConfig } from './shell-config';
