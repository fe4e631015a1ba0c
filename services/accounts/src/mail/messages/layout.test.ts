import { readFileSync } from 'node:fs';
import { layOut, type MessageParts } from './layout';
import { createLinks } from './links';
import { dark, light } from './mail-colours';

const parts: MessageParts = {
  kind: 'verify-address',
  to: 'ada@example.org',
  subject: 'Confirm your address',
  isLimited: true,
  heading: 'Is this your address?',
  paragraphs: ['Hello Ada,', 'Two lines\nof text.'],
  button: { label: 'Confirm my address', href: 'http://localhost:3000/auth/verify?token=abc&x=1' },
  after: ['The link is good for an hour.'],
  reason: 'You get this because somebody signed up with this address.',
};

test('text and HTML say the same', () => {
  const { text, html } = layOut(parts);
  const words = ['Is this your address?', 'Hello Ada,', 'The link is good for an hour.', parts.reason];
  for (const each of words) {
    expect(text).toContain(each);
    expect(html).toContain(each);
  }
  expect(text).toContain('Confirm my address:\nhttp://localhost:3000/auth/verify?token=abc&x=1\n');
  expect(html).toContain('href="http://localhost:3000/auth/verify?token=abc&amp;x=1"');
  expect(html).toContain('Two lines<br>of text.');
});

test('what somebody typed is never markup', () => {
  const typed = `<img src=x onerror="alert('1')"> & more`;
  const { html } = layOut({
    ...parts,
    subject: typed,
    heading: typed,
    paragraphs: [typed],
    quote: typed,
    reason: typed,
  });
  expect(html).not.toContain('<img');
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more')).toHaveLength(6);
});

test('a quotation is marked line by line in the text', () => {
  expect(layOut({ ...parts, quote: 'one\ntwo' }).text).toContain('\n\n> one\n> two\n\n');
});

test('a message without a button has no link', () => {
  const { button: _button, after: _after, ...rest } = parts;
  const { text, html } = layOut(rest);
  expect(`${text}${html}`).not.toContain('http');
});

test('headers and the address for answers go along', () => {
  const message = layOut({
    ...parts,
    headers: { 'List-Unsubscribe': '<https://x.org>' },
    replyTo: 'grace@example.org',
  });
  expect(message).toMatchObject({ headers: { 'List-Unsubscribe': '<https://x.org>' }, replyTo: 'grace@example.org' });
  expect(Object.keys(layOut(parts)).sort()).toEqual(['html', 'isLimited', 'kind', 'subject', 'text', 'to']);
});

test('the colours are those of the portal', () => {
  const tokens = readFileSync(new URL('../../../../../packages/ui/src/tokens.ts', import.meta.url), 'utf8');
  const [, lightTheme = '', darkTheme = ''] = tokens.split(/^ {2}(?:light|dark): \{$/m);
  for (const [name, value] of Object.entries(light)) expect(lightTheme).toContain(`\n    ${name}: '${value}',`);
  for (const [name, value] of Object.entries(dark)) expect(darkTheme).toContain(`\n    ${name}: '${value}',`);
});

test('links are made of the public address alone', () => {
  const link = createLinks('https://sojourn.example');
  expect(link('/auth/verify', { token: 'a b&c' })).toBe('https://sojourn.example/auth/verify?token=a+b%26c');
  expect(link('/profile')).toBe('https://sojourn.example/profile');
});
