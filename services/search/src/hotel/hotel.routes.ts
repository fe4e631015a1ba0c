/** HTTP routes of stays. */
import { hotelSearchQuerySchema } from '@sojourn/contracts';
import { parseInput } from '@sojourn/node-kit';
import type { Router } from 'express';
import type { HotelService } from './hotel.service';

export function addHotelRoutes(router: Router, hotels: HotelService): void {
  router.get('/hotels/search', async (req, res) => {
    res.json(await hotels.search(parseInput(hotelSearchQuerySchema, req.query)));
  });
}
