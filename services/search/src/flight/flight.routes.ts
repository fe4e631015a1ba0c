/** HTTP routes of flight search. */
import { flightSearchQuerySchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import { sendJsonBody } from '../json-body';
import type { FlightService } from './flight.service';

export function addFlightRoutes(router: Router, flights: FlightService): void {
  router.get('/flights/search', async (req, res) => {
    sendJsonBody(res, await flights.search(parseInput(flightSearchQuerySchema, req.query)));
  });
}
