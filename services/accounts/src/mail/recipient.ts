import { emailKeyOf } from '../user/user.model';
import { inboxOf } from './mail-queue';

/** Google's forms of one address are one recipient. Elsewhere a plus sign may part two people, who both get theirs. */
export function recipientKeyOf(address: string): string {
  const inbox = inboxOf(address);
  return inbox.endsWith('@gmail.com') ? inbox : emailKeyOf(address);
}
