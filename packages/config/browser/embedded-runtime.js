// @ts-check
// What stands between an entry and the federation runtime that the shell provides: rspack's own template in short, for
// entries that consume no remotes and shake no shared modules. In each of a page's entries the template is 1.3 kB
// (brotli), in which the same tables are made that the runtime makes again when something is first consumed.

/**
 * @param {any} bundler the bundler's require function, with the tables of this entry
 * @param {any} runtime what the shell provides: shell/src/federation/bundler-runtime.ts
 * @param {{ name: string, shareStrategy: string, plugins: object[] }} options
 */
export function embedRuntime(bundler, runtime, options) {
  const { bundlerRuntime } = Object.assign(bundler.federation, runtime, {
    initOptions: { remotes: [], shared: {}, ...options },
  });
  /** Filled by the runtime, from the tables of this entry. */
  const [chunkMapping, moduleToHandlerMapping, installedModules, initPromises, initTokens] = [{}, {}, {}, {}, {}];
  bundler.S = {};
  /** @type {(chunkId: unknown, promises: Promise<unknown>[]) => void} */
  bundler.f.consumes = (chunkId, promises) =>
    bundlerRuntime.consumes({
      chunkId,
      promises,
      chunkMapping,
      moduleToHandlerMapping,
      installedModules,
      webpackRequire: bundler,
    });
  /** @type {(shareScopeName: string, initScope: unknown) => unknown} */
  bundler.I = (shareScopeName, initScope) =>
    bundlerRuntime.I({ shareScopeName, initScope, initPromises, initTokens, webpackRequire: bundler });
  /** @type {(shareScope: unknown, initScope: unknown, remoteEntryInitOptions: unknown) => unknown} */
  bundler.initContainer = (shareScope, initScope, remoteEntryInitOptions) =>
    bundlerRuntime.initContainerEntry({
      shareScope,
      initScope,
      remoteEntryInitOptions,
      shareScopeKey: 'default',
      webpackRequire: bundler,
    });
  /** @type {(name: string) => Promise<unknown>} */
  bundler.getContainer = async (name) => bundler.initializeExposesData.moduleMap[name]();
  bundler.federation.instance = bundlerRuntime.init({ webpackRequire: bundler });
}
