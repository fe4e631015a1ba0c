import { framed, linked, messagePage, outboxPage, type ShownMessage } from './outbox-pages';

const hostile = `<script>alert("1")</script>`;
const message: ShownMessage = {
  name: '2026-11-21T09-00-00.000Z-1.eml',
  subject: hostile,
  to: hostile,
  from: hostile,
  date: '2026-11-21 09:00',
  text: `${hostile} https://a.example/x?y=1&z=2 end`,
};

test('what a message says is never markup of the viewer', () => {
  for (const page of [outboxPage([message], 'n'), messagePage(message, 'n')]) {
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  }
});

test('addresses of the web become links, and nothing else does', () => {
  expect(linked('see https://a.example/x?y=1&z="<b>" javascript:alert(1)')).toBe(
    'see <a href="https://a.example/x?y=1&amp;z=">https://a.example/x?y=1&amp;z=</a>&quot;&lt;b&gt;&quot; javascript:alert(1)',
  );
});

test('an empty outbox says what to do', () => {
  expect(outboxPage([], 'n')).toContain('Nothing yet.');
});

test('the links of a message open beside the viewer', () => {
  expect(framed('<html><head><title>x</title>')).toBe('<html><head><base target="_blank"><title>x</title>');
});
