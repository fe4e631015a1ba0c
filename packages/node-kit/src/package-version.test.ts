import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { packageVersion } from './package-version';

it('is read from the package that a module of src or dist lies in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-version-'));
  try {
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}');
    expect(packageVersion(pathToFileURL(join(folder, 'dist/main.js')).href)).toBe('1.2.3');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
