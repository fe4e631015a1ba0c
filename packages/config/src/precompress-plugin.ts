/** Writes a .br and a .gz beside each text file, at the highest levels: it is done once, and served many times. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const TEXT = /\.(js|css|html|svg|json)$/;
/** Below this the header costs more than it saves. */
const WORTH_IT_BYTES = 512;

/** Both forms of a content; null when it is not worth it. */
export async function compressed(content: Buffer): Promise<{ br: Buffer; gz: Buffer } | null> {
  if (content.length < WORTH_IT_BYTES) return null;
  const [br, gz] = await Promise.all([
    brotliOf(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipOf(content, { level: 9 }),
  ]);
  return { br, gz };
}

/** The rspack plugin; source maps are left alone. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('PrecompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PrecompressPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 10 },
        async () => {
          const files = compilation.getAssets().filter(({ name }) => TEXT.test(name));
          await Promise.all(
            files.map(async ({ name, source }) => {
              const forms = await compressed(source.buffer());
              if (!forms) return;
              compilation.emitAsset(`${name}.br`, new sources.RawSource(forms.br));
              compilation.emitAsset(`${name}.gz`, new sources.RawSource(forms.gz));
            }),
          );
        },
      );
    });
  }
}
