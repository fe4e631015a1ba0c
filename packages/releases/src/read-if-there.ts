import { readFile } from 'node:fs/promises';

/** The bytes of a file, or undefined when there is none. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  return undefinedIfMissing(readFile(file));
}

/** What is read, or undefined when there is no such file or folder; other failures stay failures. */
export async function undefinedIfMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Undefined for text that is no JSON, which no schema here accepts. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
