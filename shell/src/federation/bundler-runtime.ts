/**
 * The bundler's half of the federation runtime, provided to the entries of remotes: each is 4 kB smaller for it. The
 * name of the global is the one that remotes are built with (`externals` in packages/config/src/remote-config.ts).
 */
import federation, { runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// A fresh one for each entry, because entries write their own options into it.
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: () => ({
    ...federation,
    // `init` would look for an instance by the name of the build it is in, and find the shell's.
    runtime: { ...runtime, init: runtime.createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
    bundlerRuntimeOptions: {},
  }),
});

/** Makes the host's instance. */
export const createInstance = runtime.createInstance;
