/** A property as a test needs it. */
import type { Hotel } from '@sojourn/contracts';
import type { ListedStay } from './listed-stay.model';

/** What matters to a test, over a property in Rome. */
export function fakeStay(hotel: Partial<Hotel> = {}, rest: Partial<Omit<ListedStay, 'hotel'>> = {}): ListedStay {
  const whole: Hotel = {
    ...{ id: 'h1', name: 'House', imageUrl: null, rating: 4, location: 'Prati, Rome', description: '' },
    ...{ amenities: [], price: 100, currency: 'USD', bookingUrl: 'https://example.org/h1', ...hotel },
  };
  return { hotel: whole, total: whole.price * 3, area: whole.location.split(',')[0] ?? '', ...rest };
}
