import { storedFileSchema, type ShareDraft } from '@sojourn/contracts/plan';
import { createTestIssuer, createTestServiceParts } from '@sojourn/node-kit/testing';
import request from 'supertest';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import { createApp } from '../app';
import { createFakeTripRepository } from '../trip/trip.repository.fake';
import { pdf, photo } from './small-files.fake';

const issuer = createTestIssuer();
const draft = { title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' };

async function open() {
  const trips = createFakeTripRepository();
  const { app } = createApp({
    ...createTestServiceParts('trips', issuer),
    trips,
    plans: trips.plans,
    shares: trips.shares,
    documents: trips.documents,
    tips: trips.tips,
    now: () => new Date('2026-11-22T10:00:00Z'),
  });
  const as = async (sub: string) => {
    const bearer = await issuer.bearer('trips', { sub, kind: sub === 'guest' ? 'guest' : 'user' });
    const send = (method: 'get' | 'post', path: string) => request(app)[method](path).set('authorization', bearer);
    return {
      send,
      upload: (at: string, bytes: Buffer, type = 'application/octet-stream') =>
        send('post', `${at}/file`).set('content-type', type).send(bytes),
      download: (at: string) => send('get', `${at}/file`).responseType('blob'),
    };
  };
  const [ana, ben, guest] = [await as('ana'), await as('ben'), await as('guest')];
  const { id } = (await ana.send('post', '/trips').send(draft)).body as { id: number };
  const own = `/trips/${id}`;
  const describe = (documentId: string, name: string) =>
    ana
      .send('post', `${own}/commands`)
      .set('idempotency-key', `describing-${documentId}`)
      .send({
        base: 0,
        command: {
          type: 'document.add',
          id: documentId,
          content: { name, mediaType: 'application/pdf', bytes: 9, addedAt: '2026-11-22T10:00:00Z', bookingId: null },
        },
      });
  const link = async (documents: boolean) => {
    const share: ShareDraft = {
      role: 'editor',
      includes: { ...EVERYTHING, bookingCodes: false, documents },
      name: '',
      expiresAt: null,
    };
    return `/shared/${(await ana.send('post', `${own}/shares`).send(share)).body.token}`;
  };
  return { ana, ben, guest, own, at: `${own}/documents/d1`, trips, describe, link };
}

describe('a file refuses the stranger', () => {
  it('is neither sent nor read by a guest or another person, who is told of a missing trip', async () => {
    const { ben, guest, ana, at, describe } = await open();
    expect((await guest.upload(at, pdf)).status).toBe(401);
    expect((await guest.download(at)).status).toBe(401);
    const strange = await ben.upload(at, pdf);
    expect([strange.status, strange.body.message]).toEqual([404, 'This trip does not exist.']);
    await ana.upload(at, pdf);
    await describe('d1', 'Ticket.pdf');
    expect((await ben.download(at)).status).toBe(404);
  });

  it('is read by a link that includes documents, and sent by none', async () => {
    const { ana, guest, at, describe, link } = await open();
    await ana.upload(at, pdf);
    await describe('d1', 'Ticket.pdf');
    const [with_, without] = [await link(true), await link(false)];
    const read = await guest.download(`${with_}/documents/d1`);
    expect([read.status, (read.body as Buffer).equals(pdf)]).toEqual([200, true]);
    expect(read.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect((await guest.download(`${without}/documents/d1`)).status).toBe(404);
    expect((await guest.download(`/shared/${'x'.repeat(43)}/documents/d1`)).status).toBe(404);
    expect((await guest.upload(`${with_}/documents/d2`, pdf)).status).toBe(404);
  });
});

describe('a file refuses bad input', () => {
  it('answers 400 to what is no file of a trip, whatever it is called', async () => {
    const { ana, at, trips } = await open();
    for (const bytes of [Buffer.from('<svg/>'), Buffer.from('MZ'), Buffer.alloc(0)]) {
      const answer = await ana.upload(at, bytes);
      expect([answer.status, answer.body.code]).toEqual([400, 'bad-input']);
    }
    expect((await ana.upload(at, pdf, 'application/pdf')).status).toBe(400);
    for (const id of ['constructor', '..%2F1', 'A1']) {
      expect((await ana.upload(at.replace('d1', id), pdf)).status).toBe(400);
    }
    expect(await trips.documents.ofOwner('ana')).toEqual([]);
  });

  it('answers 413 to more than 10 MB', async () => {
    const { ana, at } = await open();
    expect((await ana.upload(at, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('answers 404 to a document that is not described, and to one without a file', async () => {
    const { ana, at, describe } = await open();
    expect((await ana.download(at)).status).toBe(404);
    await describe('d1', 'Ticket.pdf');
    expect((await ana.download(at)).status).toBe(404);
  });
});

it('stores a file, and gives it back as an attachment of what it is', async () => {
  const { ana, own, at, describe } = await open();
  const stored = await ana.upload(at, pdf);
  expect([stored.status, storedFileSchema.parse(stored.body)]).toEqual([
    201,
    { mediaType: 'application/pdf', bytes: pdf.length },
  ]);
  expect((await ana.upload(at, pdf)).body).toEqual(stored.body);
  await describe('d1', '../../Tickét "1".html');
  const read = await ana.download(at);
  expect((read.body as Buffer).equals(pdf)).toBe(true);
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const disposition = String(read.headers['content-disposition']);
  expect(disposition).toMatch(
    /^attachment; filename="Tick\?t \\"1\\".html.pdf"; filename\*=UTF-8''Tick%C3%A9t%20%221%22.html.pdf$/,
  );
  const taken = await photo();
  const redrawn = await ana.upload(`${own}/documents/d2`, taken);
  expect(redrawn.body.mediaType).toBe('image/jpeg');
  await describe('d2', 'Photo');
  const shown = await ana.download(`${own}/documents/d2`);
  expect((shown.body as Buffer).includes('SECRET-PLACE')).toBe(false);
  expect(shown.headers['content-type']).toBe('image/jpeg');
});

it('answers a typed 503 to every call without its documents', async () => {
  const { ana, at, trips } = await open();
  trips.goAway();
  for (const call of [ana.upload(at, pdf), ana.send('get', `${at}/file`)]) {
    const answer = await call;
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  }
});
