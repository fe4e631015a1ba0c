/** Holds that rules about modules find modules: a pattern over a package's files that finds none is a rule that is lost. */
import type { Compiler } from '@rspack/core';

/** Each pattern has to find a module of the build, or the build fails and names it. */
export class MatchedRulesPlugin {
  readonly #patterns: readonly RegExp[];

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('MatchedRulesPlugin', (compilation) => {
      // Later, modules that were joined into one have a single name.
      compilation.hooks.finishModules.tap('MatchedRulesPlugin', (modules) => {
        const names = [...modules].map((module) => module.nameForCondition() ?? '');
        for (const pattern of this.#patterns) {
          if (names.some((name) => pattern.test(name))) continue;
          compilation.errors.push(
            new compiler.webpack.WebpackError(`no module of the build is one of ${String(pattern)}`),
          );
        }
      });
    });
  }
}
