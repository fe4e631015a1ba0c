import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail.provider';

/** A message as nodemailer takes it. Nothing in it can name a file, an address of the web, or a second recipient. */
export function mailOptions(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    // An object is one address; a text would be read as a list.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // Out-of-office programs stay silent: https://www.rfc-editor.org/rfc/rfc3834#section-5
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  };
}
