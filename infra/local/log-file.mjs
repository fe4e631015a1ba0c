// @ts-check
/** The log of one process: bounded in size and number, never read whole, and no reason to stop when the disk is full. */
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';

/**
 * @typedef {object} LogLimits
 * @property {number} maxBytes the size at which a log is rotated
 * @property {number} files    how many older ones stay beside it: `x.log.1` is the latest
 */

const COPIED_AT_ONCE = 1 << 20;

/**
 * The file is appended to by the process itself, so that its last words are there even when the supervisor is killed; it
 * therefore keeps its name and is emptied rather than renamed.
 */
export class LogFile {
  /** @type {LogLimits} */
  #limits;
  #path;
  #begin;

  /**
   * @param {string} path
   * @param {LogLimits} limits
   */
  constructor(path, limits) {
    this.#path = path;
    this.#limits = limits;
    /** The descriptor that a process may have as its stderr. */
    this.fd = openSync(path, 'a+', 0o600);
    this.rotateIfLarge();
    this.#begin = fstatSync(this.fd).size;
  }

  /**
   * Appends a line; on a full disk it is lost.
   * @param {string} line
   */
  write(line) {
    try {
      writeSync(this.fd, `${line}\n`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }

  /**
   * The end of what was written since it was opened.
   * @param {number} bytes at most
   */
  tail(bytes) {
    const end = fstatSync(this.fd).size;
    // Rotated meanwhile, it begins anew.
    const begin = end < this.#begin ? 0 : this.#begin;
    return readAt(this.fd, Math.max(begin, end - bytes), end)
      .toString()
      .trimEnd();
  }

  /** Begins anew when it has grown too large; the last `maxBytes` of it stay as `.1`. On a full disk it stays as it is. */
  rotateIfLarge() {
    const { maxBytes, files } = this.#limits;
    const { size } = fstatSync(this.fd);
    if (size <= maxBytes) return;
    const older = (/** @type {number} */ age) => `${this.#path}.${age}`;
    try {
      if (files > 0) {
        this.#copyEnd(`${older(1)}.new`, size);
        rmSync(older(files), { force: true });
        for (let age = files - 1; age >= 1; age -= 1) renameIfThere(older(age), older(age + 1));
        renameSync(`${older(1)}.new`, older(1));
      }
      ftruncateSync(this.fd, 0);
    } catch (error) {
      rmSync(`${older(1)}.new`, { force: true });
      if (!isRefusal(error)) throw error;
    }
  }

  /**
   * Copies the last `maxBytes`, in pieces, with what the process adds meanwhile.
   * @param {string} to
   * @param {number} size
   */
  #copyEnd(to, size) {
    const copy = openSync(to, 'w', 0o600);
    try {
      for (let at = Math.max(0, size - this.#limits.maxBytes); at < fstatSync(this.fd).size;) {
        const piece = readAt(this.fd, at, Math.min(fstatSync(this.fd).size, at + COPIED_AT_ONCE));
        writeSync(copy, piece);
        at += piece.length;
      }
    } finally {
      closeSync(copy);
    }
  }

  close() {
    closeSync(this.fd);
  }
}

/**
 * @param {number} fd
 * @param {number} from
 * @param {number} to
 */
function readAt(fd, from, to) {
  const piece = Buffer.alloc(to - from);
  return piece.subarray(0, readSync(fd, piece, 0, piece.length, from));
}

/**
 * Whether the disk refused a write: full, over quota, or failing. Nothing that is logged is worth ending a portal for.
 * @param {unknown} error
 */
export const isRefusal = (error) =>
  ['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG', 'EROFS'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');

/**
 * @param {string} from
 * @param {string} to
 */
function renameIfThere(from, to) {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to);
}
