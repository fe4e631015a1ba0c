import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';

/** A link to a trip, with what its owner wrote; answers go to the owner. */
export function tripInvitationMessage(of: {
  to: string;
  from: string;
  replyTo: string;
  title: string;
  message: string;
  url: string;
}): MailMessage {
  const { to, from, replyTo, title, message, url } = of;
  return layOut({
    kind: 'trip-invitation',
    to,
    subject: `${from} shared a trip with you: ${title}`,
    isLimited: true,
    heading: title,
    paragraphs: [`${from} (${replyTo}) shared this trip with you.`],
    ...(message && { quote: message }),
    button: { label: 'Open the trip', href: url },
    after: ['You need no account to open it.'],
    reason: `You get this message because ${replyTo} entered your address on Sojourn. Answers go to ${replyTo}.`,
    replyTo,
  });
}
