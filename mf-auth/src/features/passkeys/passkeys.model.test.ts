import { dayOf, lastUseOf } from './passkeys.model';

test('a use is dated', () => {
  const now = new Date(2026, 10, 22, 12);
  expect(lastUseOf(null, now)).toBe('Not used yet');
  expect(lastUseOf(new Date(2026, 10, 22, 9).toISOString(), now)).toBe('Last used today');
  expect(dayOf(new Date(2026, 10, 2, 9).toISOString(), now)).toBe('on Nov 2, 2026');
});
