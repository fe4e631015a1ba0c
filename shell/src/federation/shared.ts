/**
 * What the shell shares with remotes: the singletons it runs on itself, and parts that are chunks of their own, fetched
 * when a remote asks. A chunk that is called `shared-…` stands in shell.json under the request that it answers.
 */
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as webKit from '@sojourn/web-kit';
import { pause } from '@sojourn/web-kit/pause';
import * as router from '@sojourn/web-kit/router';
import * as iconBase from '../shared-chunks/icon-base';
import * as query from '../shared-chunks/query';
import * as styles from '../shared-chunks/styles';
import { sharedChunk } from './shared-chunk';

/** Versions of the shared packages as they are installed; filled in by the build. */
declare const SHARED_VERSIONS: Record<string, string>;
/** The hash of these very contracts: a remote that was built with others brings its own. Filled in by the build. */
declare const CONTRACTS_HASH: string;

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** One version of a shared module, as the federation runtime wants it. */
function describe(request: string, singleton: boolean) {
  const version = SHARED_VERSIONS[packageOf(request)];
  if (!version) throw new Error(`the build names no version of ${request}`);
  return { version, scope: 'default', shareConfig: { singleton, requiredVersion: `^${version}` } };
}

const present = (request: string, module: unknown, singleton = true) => ({
  [request]: { ...describe(request, singleton), lib: () => module },
});

/** The same as `shareKeyOf` in packages/config/src/sharing.ts. */
const keyOf = (request: string) =>
  request.startsWith('@sojourn/contracts') ? `${request}#${CONTRACTS_HASH}` : request;

const chunk = (request: string, load: () => Promise<unknown>) => ({
  [keyOf(request)]: {
    ...describe(request, false),
    get: sharedChunk(load),
  },
});

/** For the federation runtime's `shared`. */
export const shared = {
  ...present('react', React),
  ...present('react/jsx-runtime', jsxRuntime),
  ...present('react-dom', ReactDom),
  ...present('styled-components', styles),
  ...present('@tanstack/react-query', query),
  ...present('@sojourn/web-kit', webKit),
  ...present('@sojourn/web-kit/router', router),
  ...present('lucide-react/icon-base', iconBase, false),
  ...chunk('@sojourn/ui', () => import(/* webpackChunkName: "shared-ui" */ '../shared-chunks/ui')),
  ...chunk('@sojourn/ui/basic', () => import(/* webpackChunkName: "shared-ui-basic" */ '../shared-chunks/ui-basic')),
  ...chunk(
    '@sojourn/contracts',
    // The schemas take as long to make as their library: each in a task of its own.
    async () => {
      await import(/* webpackChunkName: "shared-contracts" */ '../shared-chunks/zod');
      await pause();
      return import(/* webpackChunkName: "shared-contracts" */ '../shared-chunks/contracts');
    },
  ),
  ...chunk(
    '@sojourn/contracts/recommendation',
    () => import(/* webpackChunkName: "shared-contracts-recommendation" */ '../shared-chunks/contracts-recommendation'),
  ),
  ...chunk(
    '@sojourn/contracts/user',
    () => import(/* webpackChunkName: "shared-contracts-user" */ '../shared-chunks/contracts-user'),
  ),
  ...chunk('@sojourn/map', () => import(/* webpackChunkName: "shared-map" */ '@sojourn/map')),
  ...chunk('@sojourn/scenes', () => import(/* webpackChunkName: "shared-scenes" */ '@sojourn/scenes')),
  ...chunk(
    '@sojourn/ui/extended',
    () => import(/* webpackChunkName: "shared-ui-extended" */ '../shared-chunks/ui-extended'),
  ),
  ...chunk(
    '@sojourn/ui/alert-dialog',
    () => import(/* webpackChunkName: "shared-ui-alert-dialog" */ '@sojourn/ui/alert-dialog'),
  ),
  ...chunk('@sojourn/ui/combobox', () => import(/* webpackChunkName: "shared-ui-combobox" */ '@sojourn/ui/combobox')),
  ...chunk(
    '@sojourn/ui/date-field',
    () => import(/* webpackChunkName: "shared-ui-date-field" */ '@sojourn/ui/date-field'),
  ),
  ...chunk('@sojourn/ui/dialog', () => import(/* webpackChunkName: "shared-ui-dialog" */ '@sojourn/ui/dialog')),
  ...chunk('@sojourn/ui/menu', () => import(/* webpackChunkName: "shared-ui-menu" */ '@sojourn/ui/menu')),
  ...chunk('@sojourn/ui/select', () => import(/* webpackChunkName: "shared-ui-select" */ '@sojourn/ui/select')),
  ...chunk('@sojourn/ui/slider', () => import(/* webpackChunkName: "shared-ui-slider" */ '@sojourn/ui/slider')),
  ...chunk('@sojourn/ui/tabs', () => import(/* webpackChunkName: "shared-ui-tabs" */ '@sojourn/ui/tabs')),
  ...chunk('@sojourn/ui/toast', () => import(/* webpackChunkName: "shared-ui-toast" */ '@sojourn/ui/toast')),
  ...chunk('@sojourn/ui/tooltip', () => import(/* webpackChunkName: "shared-ui-tooltip" */ '@sojourn/ui/tooltip')),
};
