/** Which files of which workspace hold rules, and so are mutated. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths relative to the workspace, with `/`. A file is mutated when a pattern of `rules` fits and none of `apart`. */
export interface MutationTarget {
  workspace: string;
  rules: RegExp[];
  apart?: RegExp[];
}

/** Never mutated: tests and what only tests use, looks, and files that only name others. */
const NEVER = /(\.(test|fake|contract|styles|d)\.tsx?$|(^|\/)index\.ts$|(^|\/)testing\/)/;

const MODELS = /^src\/.*\.model\.ts$/;
const BROWSER_RULES = /^src\/.*\.(model|store|queries)\.ts$/;
const EVERYTHING = /^src\/.*\.tsx?$/;

/** A process's wiring, which journeys hold, and curated data, which its catalogue's tests hold. */
const WIRING_AND_DATA = [/^src\/(main|worker|compose|app|env)\.ts$/, /\/curated\//];

export const mutationTargets: readonly MutationTarget[] = [
  { workspace: 'packages/travel', rules: [EVERYTHING] },
  { workspace: 'packages/trip', rules: [EVERYTHING] },
  { workspace: 'packages/wishes', rules: [EVERYTHING] },
  // First views are rendered by builds, and held by the fixture builds of packages/config.
  { workspace: 'packages/web-kit', rules: [EVERYTHING], apart: [/^src\/first-views\.tsx$/] },
  { workspace: 'packages/releases', rules: [EVERYTHING], apart: [/^src\/main\.ts$/] },
  { workspace: 'packages/node-kit', rules: [EVERYTHING] },
  { workspace: 'packages/contracts', rules: [/^src\/(return-to|text)\.ts$/, MODELS] },
  { workspace: 'packages/config', rules: [MODELS] },
  { workspace: 'packages/scenes', rules: [/^src\/(place-scene|scene-alt)\.ts$/, MODELS] },
  { workspace: 'packages/ui', rules: [MODELS] },
  { workspace: 'packages/map', rules: [MODELS] },
  {
    workspace: 'packages/document-engine',
    rules: [/^src\/(query|update|indexing)\//, /^src\/storage\/(group-commit|write-transaction)\.ts$/, MODELS],
  },
  { workspace: 'services/accounts', rules: [EVERYTHING], apart: WIRING_AND_DATA },
  { workspace: 'services/trips', rules: [EVERYTHING], apart: WIRING_AND_DATA },
  { workspace: 'services/search', rules: [EVERYTHING], apart: WIRING_AND_DATA },
  { workspace: 'services/ai', rules: [EVERYTHING], apart: WIRING_AND_DATA },
  { workspace: 'bff', rules: [/^src\/(http|auth)\//, MODELS] },
  { workspace: 'shell', rules: [BROWSER_RULES] },
  { workspace: 'mf-auth', rules: [BROWSER_RULES] },
  { workspace: 'mf-flights', rules: [BROWSER_RULES] },
  { workspace: 'mf-hotels', rules: [BROWSER_RULES] },
  { workspace: 'mf-trips', rules: [BROWSER_RULES] },
  { workspace: 'mf-planner', rules: [BROWSER_RULES] },
];

/** Whether a file (relative to the workspace) is mutated. */
export function isMutated({ rules, apart = [] }: MutationTarget, file: string): boolean {
  return (
    !NEVER.test(file) && rules.some((pattern) => pattern.test(file)) && !apart.some((pattern) => pattern.test(file))
  );
}

/** The files of a workspace that are mutated, relative to it, sorted. */
export function filesToMutate(root: string, target: MutationTarget): string[] {
  return readdirSync(join(root, target.workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(sep).join('/')}`)
    .filter((file) => isMutated(target, file))
    .sort();
}
