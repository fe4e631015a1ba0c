/** Who may do what with a trip: its owner, whoever holds a link to it, and everybody else, over http. */
import { errorBodySchema } from '@sojourn/contracts';
import {
  MOST_SHARES,
  newShareSchema,
  openedPlanSchema,
  planNewsSchema,
  shareListSchema,
  tripCommandSchema,
  type BookingContent,
  type ShareDraft,
  type TripCommand,
} from '@sojourn/contracts/plan';
import { createLogger } from '@sojourn/node-kit';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import { adding, expense } from '@sojourn/trip/testing';
import request from 'supertest';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import { createApp } from '../app';
import { createFakeTripRepository } from '../trip/trip.repository.fake';
import { createTokenSeal } from './token-seal';

const issuer = createTestIssuer();
const draft = { title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' };
const LINK: ShareDraft = {
  role: 'viewer',
  includes: { ...EVERYTHING, bookingCodes: false, documents: false },
  name: 'Mum',
  expiresAt: null,
};
const NOTHING = {
  code: 'not-found',
  message: 'This link does not open a trip. Please ask whoever shared it for a new one.',
  requestId: '',
};

const booking = (known: Partial<BookingContent>): BookingContent => ({
  kind: 'stay',
  title: 'Hotel',
  provider: '',
  code: '',
  url: null,
  planned: null,
  segments: [],
  searchPath: null,
  ...known,
});
const file = {
  name: 'SECRET-FILE.pdf',
  mediaType: 'application/pdf',
  bytes: 9,
  addedAt: '2027-01-01T10:00:00Z',
  bookingId: null,
} as const;
const packed = { label: 'Hat', category: 'Clothing', travellerId: null } as const;

/** What the trip of these tests has in it. */
const furnishing: TripCommand = {
  type: 'batch',
  steps: [
    {
      type: 'booking.add',
      id: 'b1',
      content: booking({ code: 'SECRET-CODE', url: 'https://x.example/SECRET-LINK' }),
      places: [],
    },
    { type: 'booking.add', id: 'b2', content: booking({}), places: [] },
    { type: 'document.add', id: 'd1', content: file },
    { type: 'item.add', id: 'i1', content: (adding('i1') as Extract<TripCommand, { type: 'item.add' }>).content },
    { type: 'expense.add', id: 'e1', content: expense(100) },
    { type: 'rate.set', currency: 'EUR', version: 0, content: { rate: '1.1', day: '2027-04-10' } },
    { type: 'traveller.add', id: 't1', content: { name: 'Ana' } },
    { type: 'packing.add', id: 'p1', content: packed },
  ],
};
const read = (id: string) => ({ id, version: 1 });

/** One command of every type. */
const commands: Record<TripCommand['type'], TripCommand> = {
  'head.edit': { type: 'head.edit', parts: { title: { text: 'Oslo', version: 1 } } },
  'dates.change': { type: 'dates.change', version: 1, startDate: '2027-05-10', endDate: '2027-05-17', policy: 'shift' },
  'item.add': adding('i2'),
  'item.edit': { type: 'item.edit', ...read('i1'), fields: { title: 'Forum' } },
  'item.move': { type: 'item.move', ...read('i1'), day: '2027-04-11', rank: 'a1' },
  'item.reorder': { type: 'item.reorder', ...read('i1'), rank: 'a1' },
  'item.duplicate': { type: 'item.duplicate', id: 'i3', of: 'i1', day: null, rank: 'a1' },
  'item.remove': { type: 'item.remove', ...read('i1') },
  'day.move': { type: 'day.move', from: '2027-04-10', to: '2027-04-11' },
  'day.swap': { type: 'day.swap', one: '2027-04-10', other: '2027-04-11' },
  'booking.add': { type: 'booking.add', id: 'b3', content: booking({}), places: [] },
  'booking.edit': { type: 'booking.edit', ...read('b1'), fields: { title: 'Grand Hotel' } },
  'booking.remove': { type: 'booking.remove', ...read('b2'), places: {} },
  'expense.add': { type: 'expense.add', id: 'e2', content: expense(100) },
  'expense.edit': { type: 'expense.edit', ...read('e1'), fields: { description: 'Lunch' } },
  'expense.remove': { type: 'expense.remove', ...read('e1') },
  'rate.set': { type: 'rate.set', currency: 'EUR', version: 1, content: { rate: '1.2', day: '2027-04-10' } },
  'rate.remove': { type: 'rate.remove', currency: 'EUR', version: 1 },
  'traveller.add': { type: 'traveller.add', id: 't2', content: { name: 'Ben' } },
  'traveller.edit': { type: 'traveller.edit', ...read('t1'), fields: { name: 'Anna' } },
  'traveller.remove': { type: 'traveller.remove', ...read('t1') },
  'packing.generate': { type: 'packing.generate', entries: [{ id: 'p2', ...packed, key: 'hat' }] },
  'packing.make': {
    type: 'packing.make',
    things: [{ key: 'hat', label: packed.label, category: packed.category }],
    travellerIds: [],
  },
  'packing.add': { type: 'packing.add', id: 'p3', content: packed },
  'packing.tick': { type: 'packing.tick', ...read('p1'), checked: true },
  'packing.remove': { type: 'packing.remove', ...read('p1') },
  'packing.reset': { type: 'packing.reset' },
  'document.add': { type: 'document.add', id: 'd2', content: file },
  'document.edit': { type: 'document.edit', ...read('d1'), fields: { name: 'Ticket.pdf' } },
  'document.remove': { type: 'document.remove', ...read('d1') },
  import: { type: 'import', head: {}, parts: { travellers: { t3: { name: 'Cleo' } } } },
  restore: {
    type: 'restore',
    summary: 'Undid',
    head: {},
    put: [],
    change: [],
    remove: [{ in: 'items', ...read('i1') }],
  },
  batch: { type: 'batch', steps: [{ type: 'packing.reset' }, adding('i4') as never] },
};

async function open() {
  const trips = createFakeTripRepository();
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const lines: string[] = [];
  const { app } = createApp({
    ...createTestServiceParts('trips', issuer),
    logger: createLogger({ name: 'trips', level: 'debug', destination: { write: (line) => void lines.push(line) } }),
    trips,
    plans: trips.plans,
    shares: trips.shares,
    documents: trips.documents,
    tips: trips.tips,
    tokenSeal: createTokenSeal('k'.repeat(43)),
    now: () => clock.now,
  });
  let serial = 0;
  const as = async (sub: string) => {
    const bearer = await issuer.bearer('trips', { sub, kind: sub === 'guest' ? 'guest' : 'user' });
    const send = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
      request(app)[method](path).set('authorization', bearer);
    const run = (at: string, command: object, base = 0) => {
      serial += 1;
      return send('post', `${at}/commands`).set('idempotency-key', `key-number-${serial}`).send({ base, command });
    };
    return {
      send,
      run,
      create: () => send('post', '/trips').send(draft),
      share: (id: number | string, body: object = LINK) => send('post', `/trips/${id}/shares`).send(body),
      shares: (id: number | string) => send('get', `/trips/${id}/shares`),
      revoke: (id: number | string, shareId: string) => send('delete', `/trips/${id}/shares/${shareId}`),
    };
  };
  const [ana, ben, guest] = [await as('ana'), await as('ben'), await as('guest')];
  /** One more trip of Ana's. */
  const furnish = async () => {
    const { id } = (await ana.create()).body as { id: number };
    const own = `/trips/${id}`;
    expect((await ana.run(own, furnishing)).status).toBe(200);
    const link = async (given: Partial<ShareDraft> = {}) => {
      const made = newShareSchema.parse((await ana.share(id, { ...LINK, ...given })).body);
      return { ...made, at: `/shared/${made.token}` };
    };
    return { id, own, link };
  };
  return { app, trips, clock, lines, ana, ben, guest, furnish, ...(await furnish()) };
}

/** What of an answer is the same for the same reason. */
const said = ({ status, body, headers }: { status: number; body: object; headers: Record<string, string> }) => ({
  status,
  body: { ...body, requestId: '' },
  robots: headers['x-robots-tag'],
  referrer: headers['referrer-policy'],
});

const all = EVERYTHING;

it('knows every type of command', () => {
  const types = tripCommandSchema.def.options.map((option) => option.shape.type.def.values[0] as string);
  expect(Object.keys(commands).sort()).toEqual(types.sort());
  for (const command of Object.values(commands)) expect(tripCommandSchema.parse(command)).toEqual(command);
});

describe('a command', () => {
  let portal: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    portal = await open();
  });

  it.each(Object.entries(commands))(
    '%s is for the owner and for editors, and for nobody else',
    async (type, command) => {
      const { ana, ben, guest, furnish } = portal;
      const base = 1;
      const { own, link } = await furnish();
      const [viewer, editor] = [await link({ includes: all }), await link({ role: 'editor' })];
      const answers = {
        guest: await guest.run(own, command, base),
        'other person': await ben.run(own, command, base),
        'guest with a link to view': await guest.run(viewer.at, command, base),
        'other person with a link to view': await ben.run(viewer.at, command, base),
        'guest with an unknown link': await guest.run(`/shared/${'x'.repeat(43)}`, command, base),
      };
      const statuses = Object.fromEntries(Object.entries(answers).map(([who, { status }]) => [who, status]));
      expect(statuses).toEqual({
        guest: 401,
        'other person': 404,
        'guest with a link to view': 403,
        'other person with a link to view': 403,
        'guest with an unknown link': 404,
      });
      for (const { text } of Object.values(answers)) expect(text).not.toContain('SECRET');
      expect((await ana.send('get', `${own}/plan`)).body.plan.version).toBe(1);
      // Whoever is not shown documents changes none.
      const byEditor = await guest.run(editor.at, command, base);
      expect(byEditor.status).toBe(type.startsWith('document.') ? 400 : 200);
      expect(byEditor.text).not.toContain('SECRET');

      const other = await furnish();
      const whole = await other.link({ role: 'editor', includes: all });
      // Files come and go by the owner alone.
      const isOfFile = type === 'document.add' || type === 'document.remove';
      expect((await ben.run(whole.at, command, base)).status).toBe(isOfFile ? 400 : 200);
      expect((await ana.run((await furnish()).own, command, base)).status).toBe(200);
    },
  );
});

describe('taking a change back by its key', () => {
  it('is for the owner, and for who came by the very link, when two links have one name', async () => {
    const { ana, guest, own, link } = await open();
    const mine = await link({ role: 'editor', name: 'Mum', includes: all });
    const other = await link({ role: 'editor', name: 'Mum', includes: all });
    const through = (who: typeof ana, at: string) => (key: string, command: object) =>
      who.send('post', `${at}/commands`).set('idempotency-key', key).send({ base: 0, command });
    const [byAna, byMum, byDad] = [through(ana, own), through(guest, mine.at), through(guest, other.at)];
    expect((await byAna('owner-did-it', adding('i8'))).status).toBe(200);
    expect((await byMum('mum-did-it', adding('i9'))).status).toBe(200);
    const undo = (of: string) => ({ type: 'undo', of });
    const statuses = [
      await byMum('undo-by-key-1', undo('owner-did-it')),
      await byDad('undo-by-key-2', undo('mum-did-it')),
      await byMum('undo-by-key-3', undo('nobody-did-it')),
      await byMum('undo-by-key-4', undo('mum-did-it')),
      await byAna('undo-by-key-5', undo('undo-by-key-4')),
      await byAna('undo-by-key-6', undo('owner-did-it')),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 200, 200, 200]);
    const { plan } = openedPlanSchema.parse((await ana.send('get', `${own}/plan`)).body);
    expect(Object.keys(plan.items).sort()).toEqual(['i1', 'i9']);
  });
});

describe('restoring a trip to a point of its history', () => {
  it('is for the owner alone', async () => {
    const { ana, guest, own, link } = await open();
    const { at } = await link({ role: 'editor', includes: all });
    const through = (who: typeof ana, path: string) => (key: string, command: object) =>
      who.send('post', `${path}/commands`).set('idempotency-key', key).send({ base: 0, command });
    const [byAna, byMum] = [through(ana, own), through(guest, at)];
    expect((await byMum('first-change', adding('i8'))).status).toBe(200);
    expect((await byMum('second-change', adding('i9'))).status).toBe(200);
    const back = { type: 'rewind', after: 'first-change', newest: 'second-change', summary: 'Back' };
    expect((await byMum('rewind-by-mum', back)).status).toBe(403);
    expect((await byAna('rewind-by-ana', back)).status).toBe(200);
    const { plan } = openedPlanSchema.parse((await ana.send('get', `${own}/plan`)).body);
    expect(Object.keys(plan.items).sort()).toEqual(['i1', 'i8']);
  });
});

describe('every route', () => {
  it.each<[who: 'ana' | 'ben' | 'guest', status: number]>([
    ['ana', 200],
    ['ben', 404],
    ['guest', 401],
  ])('of the owner answers %s with %i', async (who, status) => {
    const { [who]: person, id, own, link } = await open();
    const { id: shareId } = await link();
    const calls = [
      person.send('get', own),
      person.send('get', `${own}/plan`),
      person.send('get', `${own}/changes?after=0`),
      person.send('get', `${own}/history`),
      person.shares(id),
      person.revoke(id, shareId),
    ];
    for (const call of calls) expect((await call).status).toBe(status);
    expect((await person.share(id)).status).toBe(status === 200 ? 201 : status);
  });

  it.each(['ana', 'ben', 'guest'] as const)('of a link answers %s alike', async (who) => {
    const { [who]: person, link } = await open();
    const { at } = await link();
    const calls = [person.send('get', `${at}/plan`), person.send('get', `${at}/changes?after=0`)];
    for (const call of calls) {
      const answer = await call;
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
    }
    for (const none of ['history', 'shares']) expect((await person.send('get', `${at}/${none}`)).status).toBe(404);
  });

  it('of a link is open to the bff alone', async () => {
    const { app, link } = await open();
    expect((await request(app).get(`${(await link()).at}/plan`)).status).toBe(401);
  });
});

describe('a token that opens nothing', () => {
  it('is answered word for word the same, whatever the reason', async () => {
    const { ana, ben, guest, id, link, clock, trips, lines } = await open();
    const [revoked, expiring, ofDeleted] = [
      await link(),
      await link({ expiresAt: '2026-11-22T11:00:00Z', role: 'editor' }),
      await link({ role: 'editor' }),
    ];
    await ana.revoke(id, revoked.id);
    clock.now = new Date('2026-11-22T11:00:00Z');
    const other = (await ben.create()).body as { id: number };
    const foreign = newShareSchema.parse((await ben.share(other.id)).body);
    const stored = trips.shares.kept.find((share) => share.id === foreign.id);
    await trips.shares.removeAll(other.id);
    // As if a link of one person named another one's trip.
    if (stored) await trips.shares.insert({ ...stored, tripId: id, slot: 40 });
    const tokens = [revoked.token, expiring.token, foreign.token, 'x'.repeat(43), 'x', '$ne', revoked.id];
    const asked = async (tokensNow: string[]) => {
      for (const token of tokensNow) {
        const at = `/shared/${encodeURIComponent(token)}`;
        const calls = [
          guest.send('get', `${at}/plan`),
          guest.send('get', `${at}/changes?after=0`),
          guest.send('get', `${at}/changes?after=nonsense`),
          guest.run(at, adding('i9')),
          guest.send('post', `${at}/commands`).send({ nonsense: true }),
        ];
        for (const call of calls) {
          expect(said(await call)).toEqual({ status: 404, body: NOTHING, robots: 'noindex', referrer: 'no-referrer' });
        }
      }
    };
    await asked(tokens);
    // While its owner is leaving.
    await trips.shares.pauseOf('ana', true);
    await asked([ofDeleted.token]);
    await trips.shares.pauseOf('ana', false);
    await ana.send('delete', `/trips/${id}`);
    await asked([ofDeleted.token]);
    await ana.send('post', `/trips/${id}/restore`);
    expect((await guest.send('get', `${ofDeleted.at}/plan`)).status).toBe(200);
    expect(lines.length).toBeGreaterThan(20);
    for (const { token } of [revoked, expiring, ofDeleted, foreign]) expect(lines.join('')).not.toContain(token);
  });

  it('is one from the moment it is revoked, also for a page that is open', async () => {
    const { ana, guest, id, link } = await open();
    const { at, id: shareId } = await link({ role: 'editor' });
    expect((await guest.run(at, adding('i2'), 1)).status).toBe(200);
    expect((await ana.revoke(id, shareId)).body).toEqual({ id: shareId });
    for (const call of [guest.send('get', `${at}/changes?after=2`), guest.run(at, adding('i3'), 2)]) {
      expect((await call).status).toBe(404);
    }
    expect((await ana.revoke(id, shareId)).status).toBe(200);
    expect((await ana.shares(id)).body).toEqual([]);
  });
});

describe('what a link leaves out', () => {
  const secrets = ['SECRET-CODE', 'SECRET-LINK', 'SECRET-FILE'];
  it.each([
    [{ ...all, bookingCodes: false, documents: false }, []],
    [{ ...all, documents: false }, ['SECRET-CODE', 'SECRET-LINK']],
    [{ ...all, bookingCodes: false }, ['SECRET-FILE']],
    [all, secrets],
  ])('is in no answer: %j shows %j', async (includes, shown) => {
    const { ana, guest, own, link } = await open();
    const [viewer, editor] = [await link({ includes }), await link({ includes, role: 'editor' })];
    const stale = { type: 'booking.edit', id: 'b1', version: 7, fields: { title: 'Mine' } };
    await ana.run(own, { type: 'booking.edit', id: 'b1', version: 1, fields: { provider: 'Inn' } }, 1);
    const answers = [
      await guest.send('get', `${viewer.at}/plan`),
      await guest.send('get', `${viewer.at}/changes?after=0`),
      await guest.send('get', `${editor.at}/plan`),
      await guest.run(editor.at, adding('i2'), 0),
      await guest.run(editor.at, stale, 0),
      await guest.run(editor.at, { type: 'booking.remove', id: 'b1', version: 2, places: {} }, 0),
      await guest.run(
        editor.at,
        { type: 'booking.add', id: 'b1', content: booking({ code: 'SECRET' }), places: [] },
        0,
      ),
    ];
    const bytes = answers
      .map(({ text }) => text)
      .join('\n')
      .replaceAll('"SECRET"', '');
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual(shown);
    openedPlanSchema.parse(answers[0]?.body);
    const news = planNewsSchema.parse(answers[1]?.body);
    expect([news.changes, news.plan?.version]).toEqual([[], 2]);
    expect(answers[4]?.status).toBe(409);
    expect(errorBodySchema.parse(answers[4]?.body).code).toBe('conflict');
  });

  it('says nothing new to whoever knows the version, and the plan to whoever does not', async () => {
    const { guest, link } = await open();
    const { at } = await link();
    expect((await guest.send('get', `${at}/changes?after=1`)).body).toEqual({ version: 1, changes: [], plan: null });
    expect((await guest.send('get', `${at}/changes?after=0`)).body).toMatchObject({
      version: 1,
      changes: [],
      plan: {},
    });
  });
});

describe('a link shows the plan as it is now', () => {
  const gone = { ...file, name: 'REMOVED-FILE.pdf' };
  /** A file that the owner removed before the link was made, and one afterwards. */
  async function withRemoved() {
    const portal = await open();
    const { ana, own, link } = portal;
    await ana.run(own, { type: 'document.add', id: 'gone1', content: gone }, 1);
    await ana.run(own, { type: 'document.remove', id: 'gone1', version: 1 }, 2);
    const { at } = await link({ role: 'editor', includes: all });
    await ana.run(own, { type: 'document.add', id: 'gone2', content: gone }, 3);
    await ana.run(own, { type: 'document.remove', id: 'gone2', version: 1 }, 4);
    return { ...portal, at };
  }

  it.each([0, 1, 2, 3, 4])('and tells no command of others when it is asked after version %i', async (after) => {
    const { guest, at } = await withRemoved();
    const { text, body } = await guest.send('get', `${at}/changes?after=${after}`);
    expect(text).not.toContain('REMOVED');
    expect(planNewsSchema.parse(body)).toMatchObject({ version: 5, changes: [], plan: { version: 5 } });
  });

  it('and tells the commands of the link itself when nobody else did anything', async () => {
    const { guest, at } = await withRemoved();
    const mine = planNewsSchema.parse((await guest.run(at, adding('i7'), 5)).body);
    expect(mine).toMatchObject({ version: 6, plan: null, changes: [{ command: { type: 'item.add', id: 'i7' } }] });
    const older = planNewsSchema.parse((await guest.run(at, adding('i8'), 4)).body);
    expect([older.changes, older.plan?.version]).toEqual([[], 7]);
  });

  it.each([
    ['adds it anew', { type: 'document.add', id: 'gone1', content: gone }],
    ['adds one removed later', { type: 'document.add', id: 'gone2', content: gone }],
    ['adds one that never was', { type: 'document.add', id: 'never1', content: gone }],
    ['imports it', { type: 'import', head: {}, parts: { documents: { gone1: gone } } }],
    [
      'puts it back',
      {
        ...{ type: 'restore', summary: 'x', head: {}, change: [], remove: [] },
        put: [{ in: 'documents', id: 'gone1', version: 1, latest: 1, content: gone }],
      },
    ],
    ['hides it in a batch', { type: 'batch', steps: [{ type: 'document.add', id: 'gone1', content: gone }] }],
    ['takes one away', { type: 'document.remove', id: 'd1', version: 1 }],
    ['takes back the removal by its key', { type: 'undo', of: 'key-number-3' }],
  ])('and describes no removed file again when whoever came by it %s', async (_what, command) => {
    const { ana, guest, own, at } = await withRemoved();
    const answer = await guest.run(at, command, 5);
    expect(answer.status).toBe(400);
    const { plan } = openedPlanSchema.parse((await ana.send('get', `${own}/plan`)).body);
    expect(Object.keys(plan.documents)).toEqual(['d1']);
    for (const id of ['gone1', 'gone2', 'never1']) {
      expect((await guest.send('get', `${at}/documents/${id}/file`)).status).toBe(404);
    }
  });
});

describe('what the dialog of a link leaves out', () => {
  const spoken = { amount: 5_555_500, currency: 'USD', rate: '1', rateDay: '2027-04-10', usCents: 5_555_500 };
  const item = (known: object) => ({
    ...(adding('x1') as Extract<TripCommand, { type: 'item.add' }>).content,
    ...known,
  });
  /** A trip that says something of every kind, with one expense and one note that came and went. */
  const full: TripCommand = {
    type: 'batch',
    steps: [
      {
        type: 'head.edit',
        parts: { notes: { text: 'Lockbox 0000', version: 1 }, budget: { cents: 7_777_700, version: 1 } },
      },
      { type: 'traveller.add', id: 'cleo1', content: { name: 'Cleopatra' } },
      { type: 'item.add', id: 'noted1', content: item({ notes: 'Code ABC123', planned: spoken }) as never },
      { type: 'item.add', id: 'note1', content: item({ type: 'note', title: 'Key under the mat' }) as never },
      {
        type: 'item.add',
        id: 'placed1',
        content: item({ place: { name: 'Via Roma 7', position: { latitude: 41.123456, longitude: 12.5 } } }) as never,
      },
      {
        type: 'expense.add',
        id: 'dinner1',
        content: { ...expense(8_675_309), description: 'Tasting menu', paidBy: 'cleo1' },
      },
      { type: 'packing.add', id: 'wig1', content: { label: 'Golden wig', category: 'Clothing', travellerId: 'cleo1' } },
    ],
  };
  const secrets = {
    bookingCodes: ['SECRET-CODE', 'SECRET-LINK'],
    documents: ['SECRET-FILE'],
    notes: ['Lockbox 0000', 'Code ABC123', 'Key under the mat'],
    costs: ['7777700', '5555500', 'Tasting menu', '8675309', '"EUR"'],
    people: ['Cleopatra', 'cleo1', 'Golden wig'],
    addresses: ['Via Roma', '41.123456'],
  };
  const names = Object.keys(secrets) as (keyof typeof secrets)[];
  const shows = (includes: typeof all, bytes: string) =>
    Object.values(secrets)
      .flat()
      .filter((secret) => bytes.includes(secret))
      .toSorted();
  const expected = (includes: typeof all) => {
    const shown = names.filter((name) => includes[name]).flatMap((name) => secrets[name]);
    return shown.filter((secret) => secret !== 'cleo1' || includes.people).toSorted();
  };

  /** Every route that a link reaches, and every way to be told of a refusal. */
  async function bytesOf(includes: typeof all) {
    const { ana, guest, own, link } = await open();
    expect((await ana.run(own, full, 1)).status).toBe(200);
    const [viewer, editor] = [await link({ includes }), await link({ includes, role: 'editor' })];
    await ana.run(own, { type: 'packing.reset' }, 2);
    const stale = (type: string, id: string, fields: object) =>
      guest.run(editor.at, { type, id, version: 9, fields }, 0);
    const answers = [
      await guest.send('get', `${viewer.at}/plan`),
      await guest.send('get', `${viewer.at}/changes?after=0`),
      await guest.send('get', `${viewer.at}/changes?after=1`),
      await guest.send('get', `${viewer.at}/owner`),
      await guest.send('get', `${editor.at}/plan`),
      await guest.run(editor.at, adding('i2'), 0),
      await stale('item.edit', 'noted1', { title: 'Mine' }),
      await stale('item.edit', 'placed1', { title: 'Mine' }),
      await stale('booking.edit', 'b1', { title: 'Mine' }),
      await stale('expense.edit', 'dinner1', { category: 'other' }),
      await stale('traveller.edit', 'cleo1', { name: 'Mine' }),
      await guest.run(editor.at, { type: 'head.edit', parts: { notes: { text: 'Mine', version: 9 } } }, 0),
      await guest.run(editor.at, { type: 'head.edit', parts: { budget: { cents: 100, version: 9 } } }, 0),
    ];
    const file404 = await guest.send('get', `${viewer.at}/documents/d1/file`);
    return { bytes: answers.map(({ text }) => text).join('\n'), answers, file404 };
  }

  it.each(names)('is in no byte of any route when it is: %s', async (name) => {
    const includes = { ...all, [name]: false };
    const { bytes } = await bytesOf(includes);
    expect(shows(includes, bytes)).toEqual(expected(includes));
  });

  it.each(names)('is all that is left out when nothing but it is shown: %s', async (name) => {
    const includes = {
      bookingCodes: false,
      documents: false,
      notes: false,
      costs: false,
      people: false,
      addresses: false,
    };
    const only = { ...includes, [name]: true };
    const { bytes, answers } = await bytesOf(only);
    expect(shows(only, bytes)).toEqual(expected(only));
    expect(openedPlanSchema.parse(answers[0]?.body).includes).toEqual(only);
  });

  it('is everything that the maker of the link was not asked about', async () => {
    const { ana, guest, id } = await open();
    const asked = { ...LINK, includes: { bookingCodes: true, documents: true } };
    const { token, includes } = newShareSchema.parse((await ana.share(id, asked)).body);
    expect(includes).toEqual({ ...all, notes: false, costs: false, people: false, addresses: false });
    expect((await guest.send('get', `/shared/${token}/plan`)).body.plan.expenses).toEqual({});
  });
});

describe('the owner', () => {
  it('is told a token whenever the links are listed, and nobody can read it where it is stored', async () => {
    const { ana, id, link, guest, clock, trips } = await open();
    const { at: _at, ...made } = await link({ expiresAt: '2027-01-01T00:00:00Z', role: 'editor', includes: all });
    const { token } = made;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(made).toEqual({
      ...LINK,
      token,
      role: 'editor',
      includes: all,
      id: made.id,
      expiresAt: '2027-01-01T00:00:00.000Z',
      createdAt: '2026-11-22T10:00:00.000Z',
      lastOpenedAt: null,
    });
    expect(JSON.stringify(trips.shares.kept)).not.toContain(token);
    const opened = async () => shareListSchema.parse((await ana.shares(id)).body)[0]?.lastOpenedAt;
    expect((await ana.shares(id)).body).toEqual([made]);
    await guest.send('get', `/shared/${token}/plan`);
    expect(await opened()).toBe('2026-11-22T10:00:00.000Z');
    clock.now = new Date('2026-11-22T10:00:59.999Z');
    await guest.send('get', `/shared/${token}/plan`);
    expect(await opened()).toBe('2026-11-22T10:00:00.000Z');
    clock.now = new Date('2026-11-22T10:01:00.000Z');
    await guest.send('get', `/shared/${token}/plan`);
    expect(await opened()).toBe('2026-11-22T10:01:00.000Z');
  });

  it('sees in the history by which link a change came, and others do not', async () => {
    const { ana, ben, guest, own, link } = await open();
    const [mum, club] = [
      await link({ role: 'editor', includes: all }),
      await link({ role: 'editor', includes: all, name: 'The club' }),
    ];
    await guest.run(mum.at, adding('i2'), 1);
    await ben.run(club.at, adding('i3'), 1);
    const history = (await ana.send('get', `${own}/history`)).body as { by: object }[];
    expect(history.map(({ by }) => by)).toEqual([
      { role: 'editor', link: 'The club', linkId: club.id },
      { role: 'editor', link: 'Mum', linkId: mum.id },
      { role: 'owner', link: null },
    ]);
    const told = planNewsSchema.parse((await guest.send('get', `${mum.at}/changes?after=0`)).body);
    expect(told.changes).toEqual([]);
    expect(JSON.stringify(told)).not.toContain('The club');
  });

  it.each([
    ['no role', { role: undefined }, 'Please choose whether the link lets people view or edit.'],
    ['an owner’s role', { role: 'owner' }, 'Please choose whether the link lets people view or edit.'],
    ['nothing about what is included', { includes: {} }, 'Please say whether booking codes are included.'],
    ['a name of two lines', { name: 'a\nb' }, /hidden character/],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'Please use at most 60 characters.'],
    ['a time that has come', { expiresAt: '2026-11-22T10:00:00Z' }, 'Please choose a time in the future.'],
    ['a time in words', { expiresAt: 'tomorrow' }, /./],
  ])('is refused a link with %s', async (_what, given, message) => {
    const { ana, id } = await open();
    const answer = await ana.share(id, { ...LINK, ...given });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad-input']);
    expect(answer.body.message).toMatch(message);
    expect((await ana.shares(id)).body).toEqual([]);
  });

  it('has fifty links to a trip at most, also when many are made at once, and room again for those that have ended', async () => {
    const { ana, id, link, clock } = await open();
    for (let count = 3; count < MOST_SHARES; count += 1) await link();
    const ending = await link({ expiresAt: '2026-11-22T11:00:00Z' });
    const atOnce = await Promise.all([ana.share(id), ana.share(id), ana.share(id), ana.share(id)]);
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const refused = await ana.share(id);
    expect(errorBodySchema.parse(refused.body)).toMatchObject({
      code: 'limit-reached',
      message: 'A trip has at most 50 links. Please revoke one that is no longer needed.',
    });
    clock.now = new Date('2026-11-22T11:00:00Z');
    expect((await ana.shares(id)).body).toHaveLength(49);
    await link();
    const listed = shareListSchema.parse((await ana.shares(id)).body);
    expect(listed).toHaveLength(50);
    expect(listed.map((share) => share.id)).not.toContain(ending.id);
  });
});

it('lets a trip be read while nothing can be written', async () => {
  const { guest, link, trips, lines } = await open();
  const { at } = await link();
  trips.shares.markOpened = () => Promise.reject(new Error('full'));
  expect((await guest.send('get', `${at}/plan`)).status).toBe(200);
  expect(lines.join('')).toContain('the opening of a link was not written down');
});

it('answers a typed 503 to every call without its documents', async () => {
  const { ana, guest, id, link, trips } = await open();
  const { at, id: shareId } = await link({ role: 'editor' });
  trips.goAway();
  const calls = [
    ana.shares(id),
    ana.share(id),
    ana.revoke(id, shareId),
    guest.send('get', `${at}/plan`),
    guest.send('get', `${at}/changes?after=0`),
    guest.run(at, adding('i2')),
  ];
  for (const call of calls) {
    const answer = await call;
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  }
});
