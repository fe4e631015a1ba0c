/** The one place a request leaves the page, so that a fake bff can stand there when a remote runs alone or in a test. */

import { takeDocumentRead } from './document-reads';

/** Anything that answers a request the way `fetch` does. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const network: Transport = (url, init) => {
  const ask = () => fetch(url, init);
  return takeDocumentRead(url, init, ask) ?? ask();
};
let current = network;

/** Sends a request by whatever stands for the network now. */
export const send: Transport = (url, init) => current(url, init);

/** Puts something else in the network's place; without an argument the network is back. */
export function replaceTransport(transport: Transport = network): void {
  current = transport;
}
