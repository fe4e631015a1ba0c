/**
 * The light parts of the design system in one, for remotes that were built before it was shared in parts: under its own name
 * it must hold all that it ever held. All but what makes the page itself (global styles and raw colours), which only the
 * prerendered HTML needs; ui.test.ts holds the parts complete.
 */
export * from './ui-basic';
export * from './ui-extended';
