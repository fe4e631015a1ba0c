/** Every wire's schema, for remotes that were built with the same contracts. */
export * from '@sojourn/contracts';
