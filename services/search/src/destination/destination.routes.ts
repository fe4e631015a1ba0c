/** HTTP routes of destinations: the list for browsers, and the catalogue and origins for the ai service. */
import { originQuerySchema } from '@sojourn/contracts';
import { destinationListQuerySchema, destinationSearchQuerySchema } from '@sojourn/contracts/catalogue-search';
import { aboutPlaceQuerySchema } from '@sojourn/contracts/about-place';
import { houseTipsQuerySchema } from '@sojourn/contracts/house-tips';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { DestinationService } from './destination.service';

export function addDestinationRoutes(router: Router, destinations: DestinationService): void {
  router.get('/destinations', (req, res) => {
    res.json(destinations.list(parseInput(destinationListQuerySchema, req.query)));
  });
  // Before the page of a place: no destination is called 'found', 'names', 'about' or 'tips'.
  router.get('/destinations/found', (req, res) => {
    res.json(destinations.find(parseInput(destinationSearchQuerySchema, req.query)));
  });
  router.get('/destinations/names', (_req, res) => {
    res.json(destinations.names());
  });
  router.get('/destinations/about', (req, res) => {
    res.json(destinations.about(parseInput(aboutPlaceQuerySchema, req.query)));
  });
  router.get('/destinations/tips', (req, res) => {
    res.json(destinations.tips(parseInput(houseTipsQuerySchema, req.query)));
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
