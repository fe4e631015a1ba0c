/** The one layout of our messages: the same words as text and as HTML, in our look, readable in light and dark. */
import { escapeHtml } from '@sojourn/node-kit';
import type { MailMessage } from '../mail-queue';
import { dark, light } from './mail-colours';

/** A message before it is laid out. Everything is plain text, whoever wrote it: it is escaped here. */
export type MessageParts = Pick<MailMessage, 'kind' | 'to' | 'subject' | 'isLimited'> & {
  heading: string;
  /** What it says, paragraph by paragraph; line breaks stay. */
  paragraphs: readonly string[];
  /** What somebody else wrote, shown as a quotation. */
  quote?: string;
  /** The one thing to do. */
  button?: { label: string; href: string };
  /** What stands after the button: how long the link is good, what happens if nothing is done. */
  after?: readonly string[];
  /** Why this person gets the message: the last sentence. */
  reason: string;
  headers?: Record<string, string>;
  replyTo?: string;
};

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const BODY = `margin:0 0 16px;font:400 16px/1.6 ${SANS}`;

const paragraph = (text: string, className = 'ink') =>
  `<p class="${className}" style="${BODY};color:${className === 'ink' ? light.ink : light.ink2}">${withBreaks(text)}</p>`;

const buttonOf = ({ label, href }: NonNullable<MessageParts['button']>) =>
  `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${light.accent};color:${light.onAccent};font:600 16px/1.2 ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>`;

const linkOf = ({ href }: NonNullable<MessageParts['button']>) =>
  `<p class="soft" style="margin:0 0 16px;font:400 13px/1.5 ${SANS};color:${light.ink2};word-break:break-all">If the button does not work, open this address:<br><a class="link" href="${escapeHtml(href)}" style="color:${light.accent}">${escapeHtml(href)}</a></p>`;

const quoteOf = (quote: string) =>
  `<blockquote class="quote" style="margin:0 0 20px;padding:14px 18px;border-left:3px solid ${light.accent};background:${light.sunken};color:${light.ink};font:400 16px/1.6 ${SANS}">${withBreaks(quote)}</blockquote>`;

// Mail programs that know dark mode read these; the others show the light colours of the style attributes.
const DARK_STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  `.page{background:${dark.paper}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}.soft{color:${dark.ink2}!important}.link,.brand{color:${dark.accent}!important}`,
  `.button{background:${dark.accent}!important;color:${dark.onAccent}!important}`,
  `.quote{background:${dark.sunken}!important;border-color:${dark.accent}!important;color:${dark.ink}!important}`,
  '}',
].join('');

function htmlOf({ subject, heading, paragraphs, quote, button, after = [], reason }: MessageParts): string {
  const content = [
    `<h1 class="ink" style="margin:0 0 16px;font:600 26px/1.25 ${SERIF};color:${light.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...(quote === undefined ? [] : [quoteOf(quote)]),
    ...(button ? [buttonOf(button)] : []),
    ...after.map((text) => paragraph(text, 'soft')),
    ...(button ? [linkOf(button)] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.paper}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px"><span class="brand" style="font:600 22px/1 ${SERIF};color:${light.accent}">Sojourn</span></td></tr>
<tr><td class="card" style="padding:32px 28px 20px;background:${light.surface};border:1px solid ${light.line};border-radius:18px">
${content}
</td></tr>
<tr><td style="padding:20px 8px 0"><p class="soft" style="margin:0;font:400 13px/1.5 ${SANS};color:${light.ink2}">${withBreaks(reason)}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function textOf({ heading, paragraphs, quote, button, after = [], reason }: MessageParts): string {
  const quoted = quote?.split('\n').map((line) => `> ${line}`);
  const parts = [
    heading,
    ...paragraphs,
    ...(quoted ? [quoted.join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    `--\nSojourn\n${reason}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Lays a message out. */
export function layOut(parts: MessageParts): MailMessage {
  const { kind, to, subject, isLimited, headers, replyTo } = parts;
  return {
    kind,
    to,
    subject,
    isLimited,
    text: textOf(parts),
    html: htmlOf(parts),
    ...(headers && { headers }),
    ...(replyTo && { replyTo }),
  };
}
