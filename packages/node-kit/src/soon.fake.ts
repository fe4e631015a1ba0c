import pTimeout from 'p-timeout';

/** What happens at once where it happens at all; where it does not, it fails before whoever runs the test gives it up. */
export const soon = <Value>(happening: Promise<Value>): Promise<Value> => pTimeout(happening, { milliseconds: 8_000 });
