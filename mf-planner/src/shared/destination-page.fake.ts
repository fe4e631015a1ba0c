import type { DestinationPage } from '@sojourn/contracts/destination-page';
import { aDestination, anActivity } from './destination.fake';

/** A destination's page for tests and for the remote's own page. */
export const aDestinationPage = (change: Partial<DestinationPage> = {}): DestinationPage => ({
  ...aDestination(),
  airportCode: 'JTR',
  position: { latitude: 36.4, longitude: 25.43 },
  dailyCost: { backpacking: 60, budget: 95, 'mid-range': 190, luxury: 560 },
  idealDays: { min: 3, max: 5 },
  highs: [14, 14, 16, 19, 23, 27, 29, 29, 26, 23, 19, 16],
  stay: 'Cave house on the rim',
  highlights: ['The rim at sunset', 'Black sand', 'Wine from ash'],
  activities: [anActivity()],
  essentials: {
    currency: 'EUR',
    languages: ['Greek'],
    plugs: ['C', 'F'],
    volts: 230,
    emergency: '112',
    water: 'mixed',
    drives: 'right',
    tipping: 'Round up.',
  },
  nearby: [{ destination: aDestination({ id: 'athens', name: 'Athens' }), kilometres: 229 }],
  gettingThere: {
    timeZone: 'Europe/Athens',
    airports: [{ iataCode: 'JTR', name: 'Santorini International Airport', kilometres: 4 }],
    trains: [],
  },
  ...change,
});
