/** Some browsers begin to save after the press has returned; by then they have, in milliseconds. */
const SAVED_AFTER_MS = 60_000;

/** Has the browser save what is at an address under a name; an address that this page has made is let go afterwards. */
export function saveFile(address: string, name: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  if (address.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(address), SAVED_AFTER_MS);
}
