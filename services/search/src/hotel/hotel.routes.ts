/** HTTP routes of stays. */
import { hotelRatesQuerySchema, hotelSearchQuerySchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import { sendJsonBody } from '../json-body';
import type { HotelService } from './hotel.service';

export function addHotelRoutes(router: Router, hotels: HotelService): void {
  router.get('/hotels/search', async (req, res) => {
    sendJsonBody(res, await hotels.search(parseInput(hotelSearchQuerySchema, req.query)));
  });

  router.get('/hotels/rates', async (req, res) => {
    sendJsonBody(res, await hotels.rates(parseInput(hotelRatesQuerySchema, req.query).key));
  });
}
