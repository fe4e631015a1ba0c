/**
 * The bundler's half of the federation runtime, provided to the entries of remotes: each is 4 kB smaller for it. The
 * name of the global is the one that remotes are built with (`externals` in packages/config/src/remote-config.ts).
 */
import { createInstance } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

/** What an entry is embedded with. */
type Entry = { webpackRequire: { federation: { initOptions: Parameters<typeof createInstance>[0] } } };

/** What an entry consumes before it is asked for anything: nothing, or it would need more of the runtime than this. */
function refuseEarly({ initialConsumes }: { initialConsumes: readonly unknown[] }): void {
  if (initialConsumes.length > 0) throw new Error('an entry consumes shared modules before it is opened');
}

// A fresh one for each entry, because entries write their own options into it.
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: () => ({
    attachShareScopeMap,
    bundlerRuntime: {
      consumes,
      I: initializeSharing,
      initContainerEntry,
      installInitialConsumes: refuseEarly,
      // The runtime's own would look for an instance by the name of the build it is in, and find the shell's.
      init: ({ webpackRequire }: Entry) => createInstance(webpackRequire.federation.initOptions),
      S: {},
    },
    bundlerRuntimeOptions: {},
  }),
});

export { createInstance };
