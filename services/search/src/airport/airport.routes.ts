/** HTTP routes of airports: suggestions for what is typed, and the airport to start from at a place. */
import { airportSearchQuerySchema, nearestAirportQuerySchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { AirportService } from './airport.service';

// Airports change a few times a year; a browser may keep a suggestion for an hour.
const BROWSER_CACHE = 'private, max-age=3600';

export function addAirportRoutes(router: Router, airports: AirportService): void {
  router.get('/airports/search', (req, res) => {
    const { keyword } = parseInput(airportSearchQuerySchema, req.query);
    res.setHeader('cache-control', BROWSER_CACHE);
    res.json(airports.search(keyword));
  });

  router.get('/airports/nearest', (req, res) => {
    res.json(airports.nearest(parseInput(nearestAirportQuerySchema, req.query)));
  });
}
