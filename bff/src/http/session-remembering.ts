import type { Request, Response } from 'express';

/** What a request may do about its browser's being remembered; see {@link rememberingOf}. */
export type Remembering = {
  /** Remembers this browser. @returns the family of its sessions; undefined when it was overtaken by ending them all */
  remember(userId: string, begunAt: number): Promise<string | undefined>;
  /** Ends what began in a remembered browser, and forgets the browser. */
  forget(userId: string, family: string): Promise<void>;
  /** Takes back what this browser is remembered by. */
  clear(): void;
};

/** The name of the cookie that lets a session begin anew. */
export const rememberName = (secure: boolean): string => (secure ? '__Host-remember' : 'remember');

/** Says how this request's browser is remembered. */
export function setRemembering(res: Response, remembering: Remembering): void {
  res.locals['remembering'] = remembering;
}

/** How this request's browser is remembered; undefined where nothing is. */
export const rememberingOf = (req: Request): Remembering | undefined =>
  req.res?.locals['remembering'] as Remembering | undefined;
