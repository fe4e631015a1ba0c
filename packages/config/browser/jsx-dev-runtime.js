// @ts-check
// In development the compiler asks for `jsxDEV`, which the shell does not share with remotes; `jsx` it does.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** @type {(...call: [type: import('react').ElementType, props: object, key?: string, isStatic?: boolean]) => unknown} */
export const jsxDEV = (...[type, props, key, isStatic]) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };
