// @ts-check
/** `node infra/docker/publish.mjs <folder>`: releases the remotes of this image into `<folder>/releases`. */
import { publishLocal } from '../local/publish.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: publish.mjs <folder>');
await publishLocal(folder);
