/** The standalone page: `npm run dev -w mf-hotels`, against a bff that lives in this page. */
import type { HotelSearchAnswer } from '@sojourn/contracts';
import { fakeError, runStandalone } from '@sojourn/web-kit/standalone';
import { remote } from './remote';

const amenities = ['Free Wi-Fi', 'Breakfast included', 'Swimming pool', 'Spa', 'Bar'];

runStandalone(remote, {
  fakes: {
    'GET /api/hotels/search': ({ query }): HotelSearchAnswer | Response => {
      const city = query.get('city') ?? '';
      if (city === 'Nowhere') return fakeError(503, 'unavailable', 'Hotels are taking a break.');
      const searchParams = {
        city,
        checkIn: query.get('checkIn') ?? '',
        checkOut: query.get('checkOut') ?? '',
        adults: Number(query.get('adults')),
      };
      if (city === 'Qwertyville') {
        const didYouMean = [
          { name: 'Queenstown', detail: 'New Zealand' },
          { name: 'Asheville', detail: 'North Carolina, United States' },
        ];
        return { hotels: [], searchParams, source: 'sample', didYouMean };
      }
      const names = city === 'Empty' ? [] : ['Grand Hotel', 'Riverside House', 'Garden Suites', 'Artisan Guesthouse'];
      const hotels = names.map((name, at) => ({
        id: `alone-${at}`,
        name: `${city} ${name}`,
        imageUrl: null,
        rating: 4.4 - at / 4,
        location: `Old Town, ${city}`,
        description: 'Bright rooms near the water, with breakfast until eleven.',
        amenities: amenities.slice(0, 2 + at),
        price: 119 + at * 40,
        currency: 'USD',
        bookingUrl: 'https://www.example.com/',
        reviewCount: 1_284 - at * 310,
        roomType: 'Double room',
        board: at % 2 === 0 ? ('breakfast' as const) : ('room-only' as const),
        refundableUntil: at === 1 ? null : searchParams.checkIn,
        total: { amount: 4 * (119 + at * 40) + 30, rooms: 4 * (119 + at * 40), cleaningFee: 0, taxes: 30 },
      }));
      return { hotels, searchParams, source: 'sample' };
    },
  },
});
