/** What others read of the releases on disk; they are written by the commands of this package. */
export { canariesOf, withCanaries, type Canary } from './canary';
export { registryPath } from './registry-file';
export { readRegistryInForce, type RegistryFault, type RegistryInForce, type ShellParts } from './registry-in-force';
export { readRelease } from './release-folder';
export { foldersToRemove, type KnownFolder } from './release-pruning';
