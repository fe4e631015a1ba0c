// Lets a remote ask for a part of a shared package by the part's own name, where its sources name the whole package
// (src/shared-parts.ts): the shell answers each with a chunk of its own.
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*(['"])(@sojourn\/[a-z]+)\2;?/g;
/** Types are gone when a file runs. */
const OF_TYPES = /\b(?:import|export)\s+type\s*\{[^}]*\}\s*from\s*(['"])@sojourn\/[a-z]+\1/g;

/** @type {(this: { resourcePath: string, getOptions(): { parts: Record<string, Record<string, string>> } }, source: string) => string} */
module.exports = function nameParts(source) {
  const { parts } = this.getOptions();
  for (const name of Object.keys(parts)) {
    const named = source.split(`'${name}'`).length - 1;
    const read = [...source.matchAll(IMPORT), ...source.matchAll(OF_TYPES)].filter(([text]) =>
      text.includes(`'${name}'`),
    );
    if (named !== read.length)
      throw new Error(`${this.resourcePath} takes of ${name} in another way than \`import { … } from\``);
  }
  return source.replace(IMPORT, (...[statement, names, , name]) => {
    /** @type {Record<string, string[]>} */
    const by = {};
    for (const each of names.split(',').map((/** @type {string} */ text) => text.trim())) {
      if (each === '') continue;
      const request = parts[name]?.[each.split(' as ')[0] ?? ''] ?? name;
      (by[request] ??= []).push(each);
    }
    if (Object.keys(by).every((request) => request === name)) return statement;
    return Object.entries(by)
      .map(([request, some]) => `import { ${some.join(', ')} } from '${request}';`)
      .join(' ');
  });
};
