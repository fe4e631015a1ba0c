// @ts-check
/* eslint-disable-next-line @typescript-eslint/no-unused-vars -- the bundler's runtime reads it, and libraries do */
/* global __webpack_nonce__:writable */
// A federation runtime plugin that lives in every entry of a remote: where the remote runs its own copy of a shared part,
// libraries in it that write a style tag find the page's nonce here.

__webpack_nonce__ = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;

// The federation build imports a runtime plugin by its default export.
export default () => ({ name: 'sojourn-page-nonce' });
