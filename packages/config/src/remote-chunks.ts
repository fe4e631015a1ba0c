/** How a remote is cut into files. Each one costs every visitor the 60 bytes of its name and hash in the entry. */
import type { Configuration, Module } from '@rspack/core';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], undefined>;

/** What the design system is made of, but for the calendar and the suggestions that it fetches when they are used. */
export const OF_THE_DESIGN_SYSTEM =
  /packages[\\/]ui[\\/]src[\\/]|node_modules[\\/](?:radix-ui|@radix-ui|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce)[\\/]/;

const fileOf = (module: Module) => module.nameForCondition() ?? '';

/**
 * `src/remote.tsx` is part of the entry, because it is run with every one. The remote's own copy of the design system is
 * one file, fetched only where the shell's does not fit; by itself it was fourteen of forty.
 */
export function remoteChunks(entryChunk: string, entry: string): SplitChunks {
  return {
    cacheGroups: {
      entry: { test: (module) => fileOf(module) === entry, name: entryChunk, chunks: 'all', enforce: true },
      ui: { test: OF_THE_DESIGN_SYSTEM, name: 'copy-ui', chunks: 'async', enforce: true },
    },
  };
}
