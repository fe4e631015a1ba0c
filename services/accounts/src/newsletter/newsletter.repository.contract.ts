import type { NewsletterRepository } from './newsletter.repository';

const first = {
  emailKey: 'ada@example.org',
  email: 'Ada@Example.org',
  subscribedAt: new Date('2026-11-21T09:00:00Z'),
  unsubscribeToken: 'token-1',
};

/** What every store of subscriptions must do. `create` gives an empty one. */
export function describeNewsletterRepository(name: string, create: () => Promise<NewsletterRepository>): void {
  describe(`subscriptions in ${name}`, () => {
    let newsletter: NewsletterRepository;
    beforeEach(async () => {
      newsletter = await create();
    });

    test('a subscription is stored', async () => {
      await newsletter.save(first);
      expect(await newsletter.find('ada@example.org')).toEqual(first);
      expect(await newsletter.find('grace@example.org')).toBeNull();
    });

    test('subscribing again leaves the first one as it was', async () => {
      await newsletter.save(first);
      await newsletter.save({ ...first, email: 'ADA@example.org', unsubscribeToken: 'token-2' });
      expect(await newsletter.find('ada@example.org')).toEqual(first);
    });

    test('ten subscriptions of one address at the same moment are one', async () => {
      await Promise.all(Array.from({ length: 10 }, () => newsletter.save(first)));
      expect(await newsletter.find('ada@example.org')).toEqual(first);
    });

    test('one recipient has one subscription, found by any form of the address', async () => {
      const one = { ...first, emailKey: 'a.da@gmail.com', recipientKey: 'ada@gmail.com' };
      await newsletter.save(one);
      await newsletter.save({ ...one, emailKey: 'ada+news@gmail.com', unsubscribeToken: 'token-2' });
      await newsletter.save({ ...first, unsubscribeToken: 'token-3' });
      expect(await newsletter.findByRecipient('ada@gmail.com')).toEqual(one);
      expect(await newsletter.find('ada+news@gmail.com')).toBeNull();
      expect(await newsletter.findByRecipient('ada@example.org')).toBeNull();
      await newsletter.removeByToken('token-1');
      expect(await newsletter.findByRecipient('ada@gmail.com')).toBeNull();
    });

    test('the subscription of one address ends, and no other', async () => {
      await newsletter.save(first);
      await newsletter.removeByAddress('grace@example.org');
      expect(await newsletter.find('ada@example.org')).toEqual(first);
      await newsletter.removeByAddress('ada@example.org');
      expect(await newsletter.find('ada@example.org')).toBeNull();
    });

    test('a token ends its subscription and no other', async () => {
      const other = { ...first, emailKey: 'grace@example.org', unsubscribeToken: 'token-2' };
      await newsletter.save(first);
      await newsletter.save(other);
      await newsletter.removeByToken('token-1');
      await newsletter.removeByToken('unknown');
      expect(await newsletter.find('ada@example.org')).toBeNull();
      expect(await newsletter.find('grace@example.org')).toEqual(other);
    });
  });
}
