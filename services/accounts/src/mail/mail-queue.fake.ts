import { AppError } from '@sojourn/node-kit';
import { isAbout, type MailMessage, type MailQueue } from './mail-queue';

/** Mail in memory: `sent` is what was handed in, oldest first; `isDown` makes every call fail. */
export type FakeMailQueue = MailQueue & {
  sent: MailMessage[];
  isDown: boolean;
  /** Addresses that have had their share of limited messages. */
  limited: Set<string>;
  /** The first link in the latest message to an address; throws without one. */
  linkTo(address: string): URL;
};

/** Creates a {@link FakeMailQueue}. */
export function createFakeMailQueue(): FakeMailQueue {
  const check = async () => {
    if (fake.isDown) throw new AppError('unavailable', 'Mail is away.', { retryAfterSeconds: 5 });
  };
  const fake: FakeMailQueue = {
    sent: [],
    isDown: false,
    limited: new Set(),
    check,
    async forget(who) {
      await check();
      fake.sent = fake.sent.filter((message) => !isAbout(who, message));
    },
    async enqueue(message) {
      await check();
      if (message.isLimited && fake.limited.has(message.to)) return 'limited';
      const isThere = message.id !== undefined && fake.sent.some(({ id }) => id === message.id);
      if (!isThere) fake.sent.push(message);
      return 'queued';
    },
    linkTo(address) {
      const latest = fake.sent.findLast(({ to }) => to === address);
      const link = /https?:\/\/\S+/.exec(latest?.text ?? '')?.[0];
      if (!link) throw new Error(`no link was mailed to ${address}`);
      return new URL(link);
    },
  };
  return fake;
}
