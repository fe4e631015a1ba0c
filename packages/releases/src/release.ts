import { createHash } from 'node:crypto';
import { remoteDescriptionSchema } from '@sojourn/contracts';
import { valid } from 'semver';
import { z } from 'zod';

/**
 * `release.json`, which the build of a remote writes into its `dist`. `version` is semantic without build metadata;
 * `entry` is one of `files`, and `integrity` is its hash; hashes are in the form of subresource integrity (`sha384-…`);
 * `shared` are the packages that it has no copy of and takes from the shell, with the range it needs.
 */
export const releaseSchema = z
  .object({
    description: remoteDescriptionSchema,
    version: z.string().refine((text) => valid(text) === text, 'is not a version'),
    entry: z.string(),
    integrity: z.string(),
    manifest: z.record(z.string(), z.unknown()),
    shared: z.record(z.string(), z.string()).default({}),
    files: z.array(z.object({ path: z.string(), sha384: z.string() })),
  })
  .refine(
    ({ files, entry, integrity }) => files.some(({ path, sha384 }) => path === entry && sha384 === integrity),
    'has no file with the hash of its entry',
  );

/** See {@link releaseSchema}. */
export type Release = z.infer<typeof releaseSchema>;

/** Eight hex digits that name what a release holds, whatever version it goes by. */
export const contentHash = ({ files, description, manifest }: Release): string =>
  createHash('sha256')
    .update(JSON.stringify([files, description, manifest]))
    .digest('hex')
    .slice(0, 8);

/** The folder of a release: its version and the hash of its content. */
export const folderName = (version: string, hash: string): string => `${version}-${hash}`;

/** Whether a folder holds this very version, whatever its bytes. */
export const isFolderOfVersion = (folder: string, version: string): boolean =>
  folder.startsWith(`${version}-`) && /^[0-9a-f]{8}$/.test(folder.slice(version.length + 1));
