import { securityEventSchema } from '@sojourn/contracts/account';
import { securityEventOf } from './security-event.model';

test('an event is shown without whose it is', () => {
  const at = new Date('2026-11-21T09:00:00Z');
  const shown = securityEventOf({ id: 'e1', userId: 'u1', kind: 'signed-in', at, browser: null, address: null });
  expect(shown).toEqual({ id: 'e1', kind: 'signed-in', at: '2026-11-21T09:00:00.000Z', browser: null, address: null });
  expect(securityEventSchema.parse(shown)).toEqual(shown);
});
