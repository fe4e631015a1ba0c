/** Whether this browser knows passkeys: without them nothing about them is offered. */
export const isPasskeyOffered = (): boolean => 'PublicKeyCredential' in window && 'credentials' in navigator;
