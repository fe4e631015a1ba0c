import type { StoredSecurityEvent } from './security-event.model';
import type { SecurityLogRepository } from './security-log.repository';

/** Events in memory. */
export function createFakeSecurityLogRepository(): SecurityLogRepository {
  let events: StoredSecurityEvent[] = [];
  const newest = (userId: string) =>
    events.filter((event) => event.userId === userId).sort((one, other) => other.at.getTime() - one.at.getTime());
  return {
    async append(event, keep) {
      events.unshift(structuredClone(event));
      const surplus = new Set(newest(event.userId).slice(keep));
      events = events.filter((each) => !surplus.has(each));
    },
    async newestOf(userId, limit) {
      return structuredClone(newest(userId).slice(0, limit));
    },
    async removeAllOf(userId) {
      events = events.filter((event) => event.userId !== userId);
    },
  };
}
