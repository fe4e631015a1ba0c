/** Ends the task that is running, so that input is answered and frames are painted before the rest goes on. */
export const pause = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));
