import { buffer } from 'node:stream/consumers';
import { ACCOUNT_FILE_BYTES, type TripCommand } from '@sojourn/contracts/plan';
import { everythingIncluded as EVERYTHING } from '@sojourn/trip';
import { OWNER } from '../plan/plan.model';
import { createPlanService, type PlanReader } from '../plan/plan.service';
import { createFakeTripRepository } from '../trip/trip.repository.fake';
import { createTripService } from '../trip/trip.service';
import { tripNotFound } from '../trip/trip-not-found';
import { createDocumentService } from './document.service';

const draft = { title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-17' };
const bytes = Buffer.from('a file');

async function start() {
  const trips = createFakeTripRepository();
  const { plans, documents } = trips;
  const clock = { now: new Date('2026-11-22T10:00:00Z') };
  const now = () => clock.now;
  const tripService = createTripService({ trips, ...trips }, now);
  const planService = createPlanService(plans, now);
  /** What the next file turns out to be. */
  const next = { size: bytes.length, isRefused: false };
  const service = createDocumentService({
    documents,
    trips,
    plans,
    planService,
    inspect: async () => {
      const stored = Buffer.from(bytes);
      // It says that it is longer, so that a test need not fill the memory.
      if (next.size !== bytes.length) Object.defineProperty(stored, 'length', { value: next.size });
      return next.isRefused ? null : { mediaType: 'application/pdf', bytes: stored };
    },
    now,
  });
  const { id: tripId } = await tripService.create('ana', { ...draft, budget: null, notes: null }, null);
  const ana: PlanReader = {
    tripId,
    ownerId: 'ana',
    by: OWNER,
    sees: EVERYTHING,
    missing: tripNotFound,
  };
  let serial = 0;
  const run = (command: TripCommand) => {
    serial += 1;
    return planService.run(ana, `key-number-${serial}`, { base: 0, command });
  };
  const describe = (id: string) =>
    run({
      type: 'document.add',
      id,
      content: {
        name: `Ticket ${id}`,
        mediaType: 'application/pdf',
        bytes: 6,
        addedAt: '2026-11-22T10:00:00Z',
        bookingId: null,
      },
    });
  const upload = (documentId: string, content = bytes) => service.upload('ana', { tripId, documentId }, content);
  return { service, documents, trips, tripService, clock, next, ana, tripId, run, describe, upload };
}

const later = (clock: { now: Date }, hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};

describe('uploading', () => {
  it('answers what is stored, and the same again for the same bytes', async () => {
    const { upload, documents, tripId } = await start();
    expect(await upload('d1')).toEqual({ mediaType: 'application/pdf', bytes: 6 });
    expect(await upload('d1')).toEqual({ mediaType: 'application/pdf', bytes: 6 });
    expect(await documents.ofTrip(tripId)).toHaveLength(1);
  });

  it('refuses other bytes for the same document, and a kind that a trip does not take', async () => {
    const { upload, next } = await start();
    await upload('d1');
    await expect(upload('d1', Buffer.from('other'))).rejects.toMatchObject({
      code: 'conflict',
      message: 'This document has a file already.',
    });
    next.isRefused = true;
    await expect(upload('d2')).rejects.toMatchObject({
      code: 'bad-input',
      message: 'Please select a PDF, Word, JPEG or PNG file.',
    });
  });

  it('begins again what was cut off', async () => {
    const { upload, documents, tripId } = await start();
    await upload('d1');
    const find = documents.find;
    documents.find = async (...which) => {
      const found = await find(...which);
      return found && { ...found, isWhole: false };
    };
    expect(await upload('d1', Buffer.from('other'))).toEqual({ mediaType: 'application/pdf', bytes: 6 });
    expect(await documents.ofTrip(tripId)).toHaveLength(1);
  });

  it('is refused where another process has begun it', async () => {
    const { upload, documents } = await start();
    documents.store = async () => false;
    await expect(upload('d1')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is for the owner of a trip that is there', async () => {
    const { service, tripService, tripId } = await start();
    const missing = { code: 'not-found', message: 'This trip does not exist.' };
    await expect(service.upload('ben', { tripId, documentId: 'd1' }, bytes)).rejects.toMatchObject(missing);
    await expect(service.upload('ana', { tripId: 99, documentId: 'd1' }, bytes)).rejects.toMatchObject(missing);
    await tripService.delete('ana', tripId);
    await expect(service.upload('ana', { tripId, documentId: 'd1' }, bytes)).rejects.toMatchObject(missing);
  });

  it('is refused once 200 MB are stored, unless something is there that no plan describes', async () => {
    const { upload, describe, next, clock, run } = await start();
    next.size = ACCOUNT_FILE_BYTES / 2;
    await upload('d1');
    await describe('d1');
    await upload('d2');
    await describe('d2');
    next.size = 1;
    const full = { code: 'limit-reached', message: /200 MB/ };
    await expect(upload('d3')).rejects.toMatchObject({ code: full.code });
    await run({ type: 'document.remove', id: 'd1', version: 1 });
    // What has just come may be described in a moment.
    await expect(upload('d3')).rejects.toMatchObject({ code: full.code });
    later(clock, 1);
    expect(await upload('d3')).toEqual({ mediaType: 'application/pdf', bytes: 1 });
  });
});

describe('downloading', () => {
  it('is for whoever is shown the description, under its name', async () => {
    const { service, upload, describe, ana } = await start();
    await upload('d1');
    const missing = { code: 'not-found', message: 'This document does not exist.' };
    await expect(service.download(ana, 'd1')).rejects.toMatchObject(missing);
    await describe('d1');
    const { content, ...about } = await service.download(ana, 'd1');
    expect(about).toEqual({ name: 'Ticket d1.pdf', mediaType: 'application/pdf', bytes: 6 });
    expect(await buffer(content)).toEqual(bytes);
    const hidden = { ...ana, sees: { ...EVERYTHING, documents: false } };
    await expect(service.download(hidden, 'd1')).rejects.toMatchObject(missing);
    await expect(service.download({ ...ana, ownerId: 'ben' }, 'd1')).rejects.toMatchObject({ code: 'not-found' });
    await expect(service.download(ana, 'constructor')).rejects.toMatchObject(missing);
  });

  it('has nothing of a description whose file is not there or not whole', async () => {
    const { service, describe, upload, documents, ana } = await start();
    await describe('d1');
    await expect(service.download(ana, 'd1')).rejects.toMatchObject({ code: 'not-found' });
    await upload('d1');
    const find = documents.find;
    documents.find = async (...which) => {
      const found = await find(...which);
      return found && { ...found, isWhole: false };
    };
    await expect(service.download(ana, 'd1')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('cleaning up', () => {
  it('takes away what no plan has described for a month, and nothing that an undo could bring back', async () => {
    const { service, upload, describe, run, documents, clock, tripId } = await start();
    await upload('d1');
    await upload('d2');
    await describe('d1');
    await describe('d2');
    expect(await service.check()).toBe(0);
    later(clock, 1);
    expect(await service.check()).toBe(2);
    await run({ type: 'document.remove', id: 'd1', version: 1 });
    later(clock, 30 * 24);
    expect(await service.check()).toBe(2);
    expect(await documents.ofTrip(tripId)).toHaveLength(2);
    later(clock, 30 * 24);
    expect(await service.check()).toBe(2);
    expect((await documents.ofTrip(tripId)).map(({ documentId }) => documentId)).toEqual(['d2']);
  });

  it('looks at each file once, and takes away with a trip what hung on it', async () => {
    const { service, upload, describe, tripService, documents, clock, tripId } = await start();
    await upload('d1');
    await describe('d1');
    later(clock, 1);
    expect([await service.check(), await service.check()]).toEqual([1, 0]);
    await tripService.delete('ana', tripId);
    later(clock, 30 * 24);
    expect(await service.check()).toBe(1);
    expect(await documents.ofTrip(tripId)).toHaveLength(1);
    later(clock, 1);
    expect(await tripService.purge()).toBe(1);
    expect(await documents.ofTrip(tripId)).toEqual([]);
  });
});
