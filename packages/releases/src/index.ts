/** The store of releases: what was published, what is in force, and who changed it. */
export { ReleaseError } from './release-error';
export { readRegistry, registryPath } from './registry-file';
export { createReleaseStore, type PublishedRelease, type ReleaseStore } from './release-store';
export { withFileLock, FileLockedError } from './with-file-lock';
