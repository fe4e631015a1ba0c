/** HTTP routes of destinations: the list for browsers, and the catalogue and origins for the ai service. */
import { originQuerySchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { DestinationService } from './destination.service';

export function addDestinationRoutes(router: Router, destinations: DestinationService): void {
  router.get('/destinations', (_req, res) => {
    res.json(destinations.list());
  });
  router.get('/destinations/:id', (req, res) => {
    res.json(destinations.page(req.params.id));
  });
  router.get('/catalogue', (_req, res) => {
    res.json(destinations.catalogue());
  });
  router.get('/origins', (req, res) => {
    res.json(destinations.origin(parseInput(originQuerySchema, req.query).text));
  });
}
