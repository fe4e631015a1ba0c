// @ts-check
/** Source maps that say where a line of ours came from, and nothing of packages. */
import { decode, encode } from '@jridgewell/sourcemap-codec';

/** @typedef {{ version: number, sources: string[], names: string[], mappings: string }} SourceMap */

/** @param {string} source */
const isNoCode = (source) => source.includes('node_modules/') || source.endsWith('.json');

/**
 * Takes everything out of a map that leads into a package. A package's line keeps its place in the bundle and its function's
 * name in a trace, and nothing of ours is said to be there.
 * @param {SourceMap} map as esbuild writes it, without `sourcesContent`
 * @returns {SourceMap}
 */
export function withOwnMappings({ version, sources, names, mappings }) {
  const kept = sources.filter((source) => !isNoCode(source));
  const newIndex = new Map(kept.map((source, index) => [source, index]));
  const lines = decode(mappings).map((line) => {
    /** @type {import('@jridgewell/sourcemap-codec').SourceMapSegment[]} */
    const segments = [];
    for (const segment of line) {
      const index = segment.length === 1 ? undefined : newIndex.get(sources[segment[1]] ?? '');
      if (index === undefined || segment.length === 1) {
        // One says that the rest of the line is no line of ours.
        if (segments.at(-1)?.length !== 1) segments.push([segment[0]]);
      } else if (segment.length === 4) segments.push([segment[0], index, segment[2], segment[3]]);
      else segments.push([segment[0], index, segment[2], segment[3], segment[4]]);
    }
    return segments.length === 1 && segments[0]?.length === 1 ? [] : segments;
  });
  return { version, sources: kept, names, mappings: encode(lines) };
}
