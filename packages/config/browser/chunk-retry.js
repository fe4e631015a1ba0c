// @ts-check
/* global __webpack_get_script_filename__:writable, __webpack_chunk_load__:writable */
// A federation runtime plugin that lives in every entry: after a chunk could not be loaded, the next try asks for it at
// a new address, because a browser joins a request that hangs and may keep an answer that was wrong.

/** @type {Map<string | number, number>} */
const failures = new Map();
const fileOf = __webpack_get_script_filename__;
const load = __webpack_chunk_load__;

__webpack_get_script_filename__ = (chunkId) => {
  const failed = failures.get(chunkId);
  return failed ? `${fileOf(chunkId)}?retry=${failed}` : fileOf(chunkId);
};

__webpack_chunk_load__ = (chunkId) =>
  load(chunkId).catch((error) => {
    failures.set(chunkId, (failures.get(chunkId) ?? 0) + 1);
    throw error;
  });

// The federation build imports a runtime plugin by its default export.
export default () => ({ name: 'sojourn-chunk-retry' });
