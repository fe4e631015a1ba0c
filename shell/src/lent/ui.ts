/** The light parts of the design system, whole, for remotes. */
export * from '@sojourn/ui';
