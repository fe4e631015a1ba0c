// @ts-check
// A federation runtime plugin of the shell: provides the bundler's half of the federation runtime to the entries of
// remotes, as the federation plugin itself does with the other half (`externalRuntime`). Each entry is 4 kB smaller.
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// A fresh one for each entry, because entries write their own options into it. The shell exposes nothing, so its build
// leaves out what opens a container.
Object.defineProperty(globalThis, '_FEDERATION_BUNDLER_RUNTIME', {
  get: () => ({
    ...federation,
    // `init` would look for an instance by the name of the build it is in, and find the shell's.
    runtime: { ...federation.runtime, init: federation.runtime.createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
    bundlerRuntimeOptions: {},
  }),
});

// The federation build imports a runtime plugin by its default export.
export default () => ({ name: 'sojourn-provide-bundler-runtime' });
