import { inboxOf } from './mail-queue';

test.each([
  ['Ada+trips@Example.org', 'ada@example.org'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.da+x.y@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@example.org', 'a.da@example.org'],
  ['a.da@gmail.com.example.org', 'a.da@gmail.com.example.org'],
  ['+ada@example.org', '+ada@example.org'],
])('counts %s as the inbox %s when messages are limited', (address, inbox) => {
  expect(inboxOf(address)).toBe(inbox);
});
