declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}

/** React's own scheduler, of which no types are kept for what is used here. */
declare module 'scheduler' {
  /** How often a render that yields lets the browser draw: 1 to 125 times a second, or the usual at 0. */
  export function unstable_forceFrameRate(fps: number): void;
}
