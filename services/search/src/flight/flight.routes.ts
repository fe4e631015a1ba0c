/** HTTP routes of flight search, and of the lowest fares: for browsers, and in batches for other services. */
import { flightSearchQuerySchema } from '@sojourn/contracts';
import { fareBatchSchema, fareGridQuerySchema } from '@sojourn/contracts/fare';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import { sendJsonBody } from '../json-body';
import type { FareService } from './fare.service';
import type { FlightService } from './flight.service';

export function addFlightRoutes(
  router: Router,
  { flights, fares }: { flights: FlightService; fares: FareService },
): void {
  router.get('/flights/search', async (req, res) => {
    sendJsonBody(res, await flights.search(parseInput(flightSearchQuerySchema, req.query)));
  });
  router.get('/flights/fares', async (req, res) => {
    res.json(await fares.grid(parseInput(fareGridQuerySchema, req.query)));
  });
  router.post('/fares', async (req, res) => {
    res.json(await fares.batch(parseInput(fareBatchSchema, req.body)));
  });
}
