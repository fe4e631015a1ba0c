/** Downloads over stores in memory: asked for, made, fetched, and gone after a day. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openZip } from '@sojourn/node-kit/testing';
import { createLinks } from '../mail/messages/links';
import { startLeaving } from '../leaving/leaving.fake';
import { createExportMaker } from './export-maker.service';
import type { ExportOrder } from './export-queue';
import { createExportService } from './export.service';

const DAY_MS = 24 * 3_600_000;
const session = { browser: 'Chrome on Linux', signedInAt: '2026-11-22T09:00:00Z', lastSeenAt: '2026-11-22T12:00:00Z' };
const request = { sessions: [session] };

async function start(given: { isProven?: boolean } = {}) {
  const of = startLeaving();
  await of.addPerson('ada', given);
  await of.exports.removeOf('ada');
  const orders: ExportOrder[] = [];
  const queue = { isDown: false, add: async (order: ExportOrder) => void orders.push(order) };
  const links = createLinks('https://sojourn.example');
  let made = 0;
  const now = () => of.clock.at;
  const service = createExportService({
    exports: of.exports,
    queue,
    securityLog: { record: async ({ userId, kind }) => void recorded.push(`${userId} ${kind}`) },
    newId: () => `e${(made += 1)}`,
    now,
  });
  const recorded: string[] = [];
  const maker = createExportMaker({ ...of, people: of.people, mail: of.mail, links, now });
  of.people.trips.set(
    'ada',
    new Map([
      [
        7,
        {
          title: '../Rome / spring',
          trip: { title: 'Rome', plan: { items: { i1: { title: 'Forum' } } }, links: [{ name: 'Mum' }] },
          files: [
            { id: 'f1', name: 'Ticket.pdf', bytes: 3 },
            { id: 'f2', name: 'ticket.pdf', bytes: 3 },
            { id: 'gone', name: 'gone.pdf', bytes: 3 },
          ],
        },
      ],
      [9, { title: 'Oslo', trip: { title: 'Oslo', deletedAt: '2026-11-20T00:00:00Z' }, files: [] }],
    ]),
  );
  of.people.files.set('f1', Buffer.from('one')).set('f2', Buffer.from('two'));
  of.people.answers.set('ada', [{ note: 'Go to Rome' }]);
  of.people.watches.set('ada', [{ route: 'London to Rome' }]);
  const file = async () => buffer((await service.open('ada')).content);
  return { ...of, service, maker, orders, recorded, file };
}

test('everything is in it, in folders by trip, in plain words, and no secret', async () => {
  const { service, maker, as, orders, file, exports, recorded } = await start();
  expect(await service.ask(as('ada'), 'ada', request)).toMatchObject({ state: 'preparing', percent: 0 });
  expect(recorded).toEqual(['ada export-asked']);
  await maker.make(orders[0] as ExportOrder);
  expect(await service.read(as('ada'), 'ada')).toMatchObject({ state: 'ready', percent: 100 });
  const entries = openZip(await file());
  const json = (name: string) => JSON.parse(entries.get(name)?.toString() ?? 'null') as unknown;
  expect([...entries.keys()]).toEqual([
    'account.json',
    'sign-in.json',
    'sessions.json',
    'security-log.json',
    'newsletter.json',
    'recommendations.json',
    'statistics.json',
    'price-watches.json',
    'tips.json',
    'trips/7 Rome spring/trip.json',
    'trips/7 Rome spring/history.json',
    'trips/7 Rome spring/documents/Ticket.pdf',
    'trips/7 Rome spring/documents/ticket (2).pdf',
    'trips/9 Oslo/trip.json',
    'trips/9 Oslo/history.json',
    'README.txt',
  ]);
  expect(json('account.json')).toMatchObject({ username: 'ada', email: 'ada@example.org' });
  expect(json('sign-in.json')).toMatchObject({ google: { email: 'ada@example.org' }, passkeys: [] });
  expect(json('sessions.json')).toEqual([session]);
  expect(json('security-log.json')).toMatchObject([{ kind: 'signed-in' }]);
  expect(json('newsletter.json')).toMatchObject({ since: expect.any(String) });
  expect(json('recommendations.json')).toEqual([{ note: 'Go to Rome' }]);
  expect(json('price-watches.json')).toEqual([{ route: 'London to Rome' }]);
  expect(json('statistics.json')).toEqual({ trips: 2, countries: 1, activities: 3 });
  expect(json('tips.json')).toEqual({ written: [{ content: 'Go early.' }], liked: ['t1'], reported: [] });
  expect(json('trips/7 Rome spring/trip.json')).toMatchObject({ plan: { items: { i1: { title: 'Forum' } } } });
  expect(json('trips/7 Rome spring/history.json')).toEqual([
    { version: 2, of: 7 },
    { version: 1, of: 7 },
  ]);
  expect(entries.get('trips/7 Rome spring/documents/ticket (2).pdf')?.toString()).toBe('two');
  expect(entries.get('README.txt')?.toString()).toContain('2 trips, 2 documents');
  const all = [...entries.values()].join('\n');
  expect(all).not.toMatch(/passwordHash|hash-|unsubscribeToken|digest"/i);
  // Where somebody was signed in is in the file, and no longer beside it.
  expect((await exports.find('ada'))?.sessions).toEqual([]);
});

test('has every passkey, without what says which device it is, and no Google account where there is none', async () => {
  const { service, maker, as, orders, file, passkeys, identities } = await start();
  await identities.removeOf('ada');
  const passkey = {
    ...{ id: 'p1', userId: 'ada', handle: 'handle', credentialId: 'credential', publicKey: 'key', counter: 3 },
    ...{ transports: ['internal' as const], name: 'Laptop', isBackedUp: true, lastUsedAt: null },
    madeAt: new Date('2026-11-21T12:00:00Z'),
  };
  await passkeys.add(passkey, 10);
  await service.ask(as('ada'), 'ada', request);
  await maker.make(orders[0] as ExportOrder);
  expect(
    JSON.parse(
      openZip(await file())
        .get('sign-in.json')
        ?.toString() ?? '',
    ),
  ).toEqual({
    google: null,
    passkeys: [
      {
        ...{ name: 'Laptop', madeAt: '2026-11-21T12:00:00.000Z', lastUsedAt: null },
        ...{ publicKey: 'key', transports: ['internal'] },
      },
    ],
  });
});

test('says how far it is, trip by trip, and only the end is all of it', async () => {
  const { service, maker, as, orders, exports } = await start();
  await service.ask(as('ada'), 'ada', request);
  const percents: unknown[] = [];
  const change = exports.change.bind(exports);
  exports.change = (userId, id, to) => {
    percents.push(to.percent);
    return change(userId, id, to);
  };
  await maker.make(orders[0] as ExportOrder);
  expect(percents).toEqual([53, 99, 100]);
});

test('a trip that goes while it is made is left out of it', async () => {
  const { service, maker, as, orders, file, people } = await start();
  await service.ask(as('ada'), 'ada', request);
  const listed = await people.listTrips('ada');
  people.listTrips = async () => [...listed, 404];
  await maker.make(orders[0] as ExportOrder);
  const names = [...openZip(await file()).keys()];
  expect(names.filter((name) => name.startsWith('trips/404'))).toEqual([]);
  expect(names).toContain('trips/9 Oslo/trip.json');
});

test('a trip and a document without a name that a file can have are called what they are', async () => {
  const { service, maker, as, orders, file, people } = await start();
  const files = [{ id: 'f1', name: '///', bytes: 3 }];
  people.trips.set('ada', new Map([[7, { title: '///', trip: {}, files }]]));
  await service.ask(as('ada'), 'ada', request);
  await maker.make(orders[0] as ExportOrder);
  expect([...openZip(await file()).keys()]).toContain('trips/7 Trip/documents/Document');
});

test('a mail says that it is ready; its link opens nothing by itself', async () => {
  const { service, maker, as, orders, mail } = await start();
  await service.ask(as('ada'), 'ada', request);
  await maker.make(orders[0] as ExportOrder);
  expect(mail.sent).toMatchObject([{ kind: 'download-ready', to: 'ada@example.org' }]);
  expect(mail.linkTo('ada@example.org').href).toBe('https://sojourn.example/profile#your-data');
});

test('an address that is not proven gets no mail', async () => {
  const { service, maker, as, orders, mail } = await start({ isProven: false });
  await service.ask(as('ada'), 'ada', request);
  await maker.make(orders[0] as ExportOrder);
  expect(mail.sent).toEqual([]);
  expect((await service.read(as('ada'), 'ada')).state).toBe('ready');
});

test('a second request while one is under way is the same one', async () => {
  const { service, maker, as, orders, recorded, mail } = await start();
  const asked = await Promise.all([1, 2, 3].map(() => service.ask(as('ada'), 'ada', request)));
  expect(new Set(asked.map(({ askedAt }) => askedAt)).size).toBe(1);
  expect(new Set(orders.map(({ exportId }) => exportId)).size).toBe(1);
  expect(recorded).toHaveLength(1);
  await maker.make(orders[0] as ExportOrder);
  await maker.make(orders[0] as ExportOrder);
  expect(mail.sent).toHaveLength(1);
});

test('a new one takes the place of the one before', async () => {
  const { service, maker, as, orders, exports } = await start();
  await service.ask(as('ada'), 'ada', request);
  await maker.make(orders[0] as ExportOrder);
  await service.ask(as('ada'), 'ada', request);
  await expect(service.open('ada')).rejects.toMatchObject({ code: 'not-found' });
  await maker.make(orders[1] as ExportOrder);
  expect([...exports.files.keys()]).toEqual(['e2']);
});

test('after 24 hours it is gone, and a little later its bytes', async () => {
  const { service, maker, as, orders, exports, pass } = await start();
  await service.ask(as('ada'), 'ada', request);
  await maker.make(orders[0] as ExportOrder);
  pass(DAY_MS - 1);
  await service.open('ada');
  await maker.removeExpired();
  pass(1);
  await expect(service.open('ada')).rejects.toMatchObject({ code: 'not-found' });
  expect(await service.read(as('ada'), 'ada')).toMatchObject({ state: 'expired', bytes: null });
  expect(exports.files.size).toBe(1);
  await maker.removeExpired();
  expect(exports.files.size).toBe(0);
  expect(await exports.find('ada')).toMatchObject({ state: 'failed', bytes: null });
  expect((await service.read(as('ada'), 'ada')).state).toBe('expired');
});

test('what cannot be read fails, is made by the next try, or is given up', async () => {
  const { service, maker, as, orders, people, exports } = await start();
  await service.ask(as('ada'), 'ada', request);
  const [order] = orders as [ExportOrder];
  people.isAway = true;
  await expect(maker.make(order)).rejects.toMatchObject({ code: 'unavailable' });
  people.isAway = false;
  people.openFile = async () =>
    Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('cut off');
      })(),
    );
  await expect(maker.make(order)).rejects.toThrow('cut off');
  expect((await service.read(as('ada'), 'ada')).state).toBe('preparing');
  await maker.giveUp(order);
  expect((await service.read(as('ada'), 'ada')).state).toBe('failed');
  expect(await exports.find('ada')).toMatchObject({ state: 'failed', sessions: [] });
  expect(exports.files.size).toBe(0);
  expect(await service.ask(as('ada'), 'ada', request)).toMatchObject({ state: 'preparing' });
});

test('an order that was lost on its way is handed in again', async () => {
  const { service, as, orders } = await start();
  await service.ask(as('ada'), 'ada', request);
  orders.length = 0;
  await service.handInAgain();
  expect(orders).toEqual([{ userId: 'ada', exportId: 'e1' }]);
});

test('of an account that was deleted meanwhile nothing is stored', async () => {
  const { service, maker, as, orders, exports, users } = await start();
  await service.ask(as('ada'), 'ada', request);
  await exports.removeOf('ada');
  await maker.make(orders[0] as ExportOrder);
  await users.remove('ada');
  await maker.make(orders[0] as ExportOrder);
  expect(exports.files.size).toBe(0);
});

test('a stranger neither reads nor asks', async () => {
  const { service, as, orders } = await start();
  for (const caller of [as('grace'), { sub: 'guest', kind: 'guest' } as const]) {
    await expect(service.read(caller, 'ada')).rejects.toMatchObject({ code: /not-allowed|sign-in-required/ });
    await expect(service.ask(caller, 'ada', request)).rejects.toMatchObject({ code: /not-allowed|sign-in-required/ });
  }
  await expect(service.open('grace')).rejects.toMatchObject({ code: 'not-found' });
  expect(orders).toEqual([]);
});
