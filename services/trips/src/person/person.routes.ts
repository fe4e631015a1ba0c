/** The routes of data rights: for the accounts service alone, whose identity says whom a call is about. */
import { pipeline } from 'node:stream/promises';
import { personHistoryQuerySchema, personLinksSchema } from '@sojourn/contracts/data-rights';
import { parseInput, requireDataRights } from '@sojourn/node-kit';
import type { Router } from 'express';
import { tripIdOf } from '../trip/trip-id';
import type { PersonService } from './person.service';

export function addPersonRoutes(router: Router, person: PersonService): void {
  router.use('/person', (_req, res, next) => {
    requireDataRights(res);
    res.setHeader('cache-control', 'private, no-store');
    next();
  });

  router.get('/person/trips', async (_req, res) => {
    res.json(await person.listTrips(requireDataRights(res)));
  });

  router.get('/person/trips/:id', async (req, res) => {
    res.json(await person.readTrip(requireDataRights(res), tripIdOf(req)));
  });

  router.get('/person/trips/:id/history', async (req, res) => {
    const { before } = parseInput(personHistoryQuerySchema, req.query);
    res.json(await person.readHistory(requireDataRights(res), tripIdOf(req), before));
  });

  router.get('/person/trips/:id/files/:fileId', async (req, res) => {
    const { bytes, content } = await person.readFile(requireDataRights(res), tripIdOf(req), req.params.fileId);
    res.set({ 'content-type': 'application/octet-stream', 'content-length': String(bytes) });
    await pipeline(content, res);
  });

  router.get('/person/tips', async (_req, res) => {
    res.json(await person.listTips(requireDataRights(res)));
  });

  router.put('/person/links', async (req, res) => {
    const { arePaused } = parseInput(personLinksSchema, req.body);
    await person.pauseLinks(requireDataRights(res), arePaused);
    res.json({});
  });

  router.delete('/person', async (_req, res) => {
    res.json(await person.removeSome(requireDataRights(res)));
  });
}
