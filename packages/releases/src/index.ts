/** The store of releases: what was published, what is in force, and who changed it. */
export { ReleaseError } from './release-error';
export { registryPath } from './registry-file';
export { readRegistryInForce, type RegistryFault, type RegistryInForce, type ShellParts } from './registry-in-force';
export type { LiveShell } from './release-checks';
export { createReleaseStore, type PublishedRelease, type ReleaseStore } from './release-store';
export { withFileLock, FileLockedError } from './with-file-lock';
