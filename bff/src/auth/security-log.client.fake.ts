import type { SecurityLogClient } from './security-log.client';

/** A security log in memory; `recorded` is what was added, as `user kind`. */
export type FakeSecurityLogClient = SecurityLogClient & { recorded: string[] };

export function createFakeSecurityLogClient(): FakeSecurityLogClient {
  const recorded: string[] = [];
  return {
    recorded,
    list: async (userId) =>
      recorded
        .filter((line) => line.startsWith(`${userId} `))
        .map((line, at) => ({
          id: `e${at}`,
          kind: line.split(' ')[1] as 'signed-in',
          at: '2026-11-21T09:00:00.000Z',
          browser: null,
          address: null,
        })),
    record: async (userId, { kind }) => void recorded.push(`${userId} ${kind}`),
  };
}
