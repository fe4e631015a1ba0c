/** Hot replacement: an edited component takes the place of the old one in the running page, and state stays. */
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration, type Externals, type RuleSetRule } from '@rspack/core';
import { browserFile } from './browser-build';

/** A dev server's options. */
export type DevServer = NonNullable<Exclude<Configuration['devServer'], false>>;

/** What every dev server has: nobody but this machine reaches it, and edits are replaced in the running page. */
export const devServerBase: DevServer = {
  host: '127.0.0.1',
  port: 'auto',
  hot: true,
  static: false,
  // Of the page's own address, so that it makes no difference which name of this machine the page was opened by.
  client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
};

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];
type SwcOptions = { jsc: { transform: { react: object } } };

/** Where the shell puts the one refresh runtime of the page (browser/provide-refresh-runtime.js). */
const REFRESH_RUNTIME = '_REACT_REFRESH_RUNTIME';

const isSwcRule = (rule: Rule): rule is RuleSetRule =>
  typeof rule === 'object' && rule !== null && rule.loader === 'builtin:swc-loader';

/** Lets the compiler register every component with the refresh runtime, which it does in development only. */
function registerComponents(rules: readonly Rule[]): Rule[] {
  if (!rules.some(isSwcRule)) throw new Error('the build has no builtin:swc-loader that could register components');
  return rules.map((rule) => {
    if (!isSwcRule(rule)) return rule;
    const options = rule.options as SwcOptions;
    const react = { ...options.jsc.transform.react, development: true, refresh: true, importSource: browserFile('') };
    const jsc = { ...options.jsc, transform: { ...options.jsc.transform, react } };
    return { ...rule, options: { ...options, jsc } } as Rule;
  });
}

const runtimeOfShell: Externals = { 'react-refresh/runtime': `global ${REFRESH_RUNTIME}` };

/**
 * A build with hot replacement, for the dev server.
 * @param isRemote whether it runs in the shell's page: then it uses the shell's refresh runtime, since React reports to
 *   one only
 */
export function withHotReload(build: Configuration, { isRemote = false } = {}): Configuration {
  const { externals = [], plugins = [] } = build;
  return {
    ...build,
    mode: 'development',
    // `rspack serve` compiles what `import()` names only when a page asks for it. Each such compilation changes the
    // build's hash, so a first visit reloaded itself up to five times and could find a script of another build.
    lazyCompilation: false,
    // Cleaning would delete the prerendered HTML, which is no asset, at every edit.
    output: { ...build.output, clean: false },
    module: { ...build.module, rules: registerComponents(build.module?.rules ?? []) },
    ...(isRemote && { externals: [externals, runtimeOfShell].flat() }),
    plugins: [
      ...plugins,
      new ReactRefreshRspackPlugin({ injectEntry: !isRemote }),
      ...(isRemote
        ? []
        : [
            // Before the entry's own modules: the runtime must be there before react-dom is.
            new rspack.EntryPlugin(build.context ?? '', browserFile('provide-refresh-runtime.js'), {}),
          ]),
    ],
  };
}
