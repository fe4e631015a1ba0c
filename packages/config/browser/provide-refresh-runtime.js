// @ts-check
// In development: the shell's refresh runtime, for the remotes in its page. React reports to the runtime that was there
// before it, so a remote with one of its own would refresh nothing.
import * as runtime from 'react-refresh/runtime';

Object.defineProperty(globalThis, '_REACT_REFRESH_RUNTIME', { value: runtime });
