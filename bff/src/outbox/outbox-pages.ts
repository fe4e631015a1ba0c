/** The pages of the outbox viewer, as HTML without a script. Their colours are the browser's own. */
import { escapeHtml } from '@sojourn/node-kit';

/** What a page shows of a message. */
export type ShownMessage = { name: string; subject: string; to: string; from: string; date: string; text: string };

/** A text with its web addresses as links. */
export const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('');

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); --soft: color-mix(in srgb, CanvasText 70%, Canvas); --raised: color-mix(in srgb, CanvasText 4%, Canvas) }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font: 600 1.75rem/1.25 Georgia, serif; margin: 0 0 .5rem; overflow-wrap: anywhere }
h2 { font-size: 1rem; margin: 2rem 0 .5rem }
p { margin: 0 0 1.5rem; color: var(--soft) }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 18px; overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: .9rem 1.1rem; color: inherit; text-decoration: none }
li a:hover { background: var(--raised) }
a:focus-visible { outline: 2px solid LinkText; outline-offset: 2px }
li a:focus-visible { outline-offset: -3px }
strong { overflow-wrap: anywhere }
small { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere }
nav { margin-bottom: 1rem }
nav a { display: inline-block; padding: .7rem 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
pre { margin: 0; padding: 1rem 1.1rem; border: 1px solid var(--line); border-radius: 12px; font: .875rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 12px; background: Canvas }
`;

const pageOf = (title: string, content: string, nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${escapeHtml(nonce)}">${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>
`;

const addressOf = (name: string) => `/dev/outbox/${encodeURIComponent(name)}`;

/** The list of messages. */
export function outboxPage(messages: readonly ShownMessage[], nonce: string): string {
  const rows = messages.map(
    ({ name, subject, to, date }) =>
      `<li><a href="${escapeHtml(addressOf(name))}"><strong>${escapeHtml(subject)}</strong><small>${escapeHtml(date)}</small><small>To ${escapeHtml(to)}</small></a></li>`,
  );
  const list =
    rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Nothing yet. Sign up, and a message will be here.</p>';
  const intro = '<p>On this machine messages are written here instead of being sent. Reload to see new ones.</p>';
  return pageOf('Outbox', `<h1>Outbox</h1>${intro}${list}`, nonce);
}

/** One message: its head, its text, and its HTML in a frame that may do nothing. */
export function messagePage(message: ShownMessage, nonce: string): string {
  const { name, subject, to, from, date, text } = message;
  const own = escapeHtml(addressOf(name));
  const rows = [
    ['To', to],
    ['From', from],
    ['Date', date],
  ].map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`);
  const content = [
    '<nav><a href="/dev/outbox">Outbox</a></nav>',
    `<h1>${escapeHtml(subject)}</h1><dl>${rows.join('')}</dl>`,
    `<h2>Text</h2><pre>${linked(text)}</pre>`,
    `<h2>HTML</h2><iframe title="The message as HTML" src="${own}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    `<p><a href="${own}/eml" download>Download the message</a></p>`,
  ];
  return pageOf(subject, content.join('\n'), nonce);
}

/** A message's own HTML, whose links open beside the viewer. */
export const framed = (html: string): string => html.replace(/<head>/i, '<head><base target="_blank">');
