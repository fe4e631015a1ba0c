import type { Segment, TravelClass } from '@sojourn/contracts';
import { ticketFacts } from './ticket-facts.model';

const aFlight = (flightNumber: string, cabin?: TravelClass): Segment => ({
  ...{ flightNumber, carrierName: 'United Airlines', duration: 'PT2H' },
  departure: { iataCode: 'SFO', at: '2027-04-10T10:00' },
  arrival: { iataCode: 'ORD', at: '2027-04-10T16:00' },
  ...(cabin && { cabin }),
});

test.each([
  ['nothing that nobody said', {}, []],
  ['bags of each', { bags: { checked: 2, carryOn: 1 } }, ['2 checked bags each']],
  ['bags that are missing', { bags: { checked: 0, carryOn: 0 } }, ['No checked bag', 'No cabin bag']],
  [
    'what is forbidden',
    { refund: { isAllowed: false }, change: { isAllowed: false } },
    ['Not refundable', 'Not changeable'],
  ],
  ['what is free', { refund: { isAllowed: true, penalty: 0 } }, ['Refundable free of charge']],
  ['what costs something', { change: { isAllowed: true, penalty: 80 } }, ['Changeable for $80']],
  ['what may cost something', { change: { isAllowed: true } }, ['Changeable']],
  [
    'flights that do not have the cabin',
    { segments: [aFlight('UA 1', 'ECONOMY'), aFlight('UA 2')], returnSegments: [aFlight('UA 3', 'ECONOMY')] },
    ['Economy on UA 1 and UA 3'],
  ],
])('says %s', (_name, given, facts) => {
  expect(ticketFacts(given)).toEqual(facts);
});
