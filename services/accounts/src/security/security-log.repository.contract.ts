import type { StoredSecurityEvent } from './security-event.model';
import type { SecurityLogRepository } from './security-log.repository';

const event = (minute: number, userId = 'ada'): StoredSecurityEvent => ({
  id: `${userId}-${minute}`,
  userId,
  kind: 'signed-in',
  at: new Date(Date.UTC(2026, 10, 21, 9, minute)),
  browser: 'Chrome on Windows',
  address: null,
});

/** What every store of security events must do. `create` gives an empty one. */
export function describeSecurityLogRepository(name: string, create: () => Promise<SecurityLogRepository>): void {
  describe(`security events in ${name}`, () => {
    let log: SecurityLogRepository;
    beforeEach(async () => {
      log = await create();
    });

    test('the newest come first, as many as are asked for, and nobody else’s', async () => {
      for (const minute of [2, 1, 3]) await log.append(event(minute), 10);
      await log.append(event(4, 'grace'), 10);
      expect(await log.newestOf('ada', 10)).toEqual([event(3), event(2), event(1)]);
      expect(await log.newestOf('ada', 2)).toEqual([event(3), event(2)]);
      expect(await log.newestOf('nobody', 2)).toEqual([]);
    });

    test('the oldest of an account go when there are too many, and nobody else’s', async () => {
      await log.append(event(0, 'grace'), 2);
      for (const minute of [1, 2, 3, 4]) await log.append(event(minute), 2);
      expect(await log.newestOf('ada', 10)).toEqual([event(4), event(3)]);
      expect(await log.newestOf('grace', 10)).toEqual([event(0, 'grace')]);
    });

    test('those of a deleted account are gone, and nobody else’s', async () => {
      await log.append(event(1), 10);
      await log.append(event(1, 'grace'), 10);
      await log.removeAllOf('ada');
      expect(await log.newestOf('ada', 10)).toEqual([]);
      expect(await log.newestOf('grace', 10)).toHaveLength(1);
    });
  });
}
