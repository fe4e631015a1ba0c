// @ts-check
/* global __webpack_get_script_filename__:writable, __webpack_chunk_load__:writable */
// A federation runtime plugin that lives in every entry: after anything of this remote could not be loaded, everything is
// asked for at new addresses, because a browser joins a request that hangs, hands out the failure of a preload again, and
// keeps for a year what came damaged: the addresses of an earlier visit are none.

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
// An entry that came at a further try says so in its own address, and its chunks follow.
let retry = Number(new URL(own).searchParams.get('retry'));
const fileOf = __webpack_get_script_filename__;
const load = __webpack_chunk_load__;

__webpack_get_script_filename__ = (chunkId) => (retry > 0 ? `${fileOf(chunkId)}?retry=${retry}` : fileOf(chunkId));

__webpack_chunk_load__ = (chunkId) =>
  load(chunkId).catch((error) => {
    retry = Date.now();
    throw error;
  });

// The federation build imports a runtime plugin by its default export.
export default () => ({ name: 'sojourn-chunk-retry' });
