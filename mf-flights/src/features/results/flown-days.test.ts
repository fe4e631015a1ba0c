import type { FlownNear } from '@sojourn/contracts';
import type { FlightSearch } from '../../shared/flight-search.model';
import { flownDays } from './flown-days';

const oneWay: FlightSearch = {
  ...{ origin: 'JNB', destination: 'HLE', departureDate: '2027-04-10', returnDate: '' },
  ...{ adults: 2, children: 1, infants: 0, travelClass: 'ECONOMY' },
};
const cities = { origin: 'Johannesburg', destination: 'Jamestown' };
const read = (near: FlownNear | undefined, change: Partial<FlightSearch> = {}) =>
  flownDays({ ...oneWay, ...change }, cities, near);
const none = 'No flight from Johannesburg to Jamestown leaves on Apr 10, 2027.';
const noneBack = 'No flight from Jamestown to Johannesburg leaves on Apr 17, 2027.';

test('names the days before and after when a one-way day has no flight', () => {
  const journeys = [{ departureDate: '2027-04-09' }, { departureDate: '2027-04-12' }];
  expect(read({ outbound: { isFlown: false }, journeys })).toEqual({
    sentences: [none],
    days: [
      { label: 'Fly on Apr 9, 2027', search: { ...oneWay, departureDate: '2027-04-09' } },
      { label: 'Fly on Apr 12, 2027', search: { ...oneWay, departureDate: '2027-04-12' } },
    ],
  });
});

test('says when the route is flown when it rests for a season', () => {
  const season = { from: '2027-05-01', until: '2027-10-15' };
  expect(read({ outbound: { isFlown: false, season }, journeys: [] }).sentences).toEqual([
    none,
    'This route has flights from May 1, 2027 to Oct 15, 2027.',
  ]);
});

const changes = [
  {
    way: 'back',
    flown: { outbound: true, inbound: false },
    found: { departureDate: '2027-04-10', returnDate: '2027-04-19' },
    sentences: [noneBack],
    label: 'Fly back on Apr 19, 2027',
  },
  {
    way: 'out',
    flown: { outbound: false, inbound: true },
    found: { departureDate: '2027-04-09', returnDate: '2027-04-17' },
    sentences: [none],
    label: 'Fly out on Apr 9, 2027',
  },
  {
    way: 'both ways',
    flown: { outbound: false, inbound: false },
    found: { departureDate: '2027-04-09', returnDate: '2027-04-16' },
    sentences: [none, noneBack],
    label: 'Fly Apr 9, 2027 to Apr 16, 2027',
  },
];
test.each(changes)('names what moves when no flight goes $way', ({ flown, found, sentences, label }) => {
  const near = {
    ...{ outbound: { isFlown: flown.outbound }, inbound: { isFlown: flown.inbound } },
    journeys: [found],
  };
  expect(read(near, { returnDate: '2027-04-17' })).toEqual({
    sentences,
    days: [{ label, search: { ...oneWay, ...found } }],
  });
});

test('says that the route is unknown when no day has a flight', () => {
  expect(read({ outbound: { isFlown: false }, journeys: [] }).sentences).toEqual([
    'We know no flights from Johannesburg to Jamestown.',
  ]);
});

test.each([
  ['the provider does not know', undefined, {}],
  ['the cabin is the reason', { outbound: { isFlown: false }, journeys: [] }, { travelClass: 'FIRST' as const }],
])('stays silent when %s', (_case, near, change) => {
  expect(read(near, change)).toEqual({ sentences: [], days: [] });
});

describe('a cabin that no flight of the day has', () => {
  const business = { travelClass: 'BUSINESS' as const };
  const near = { outbound: { isFlown: false }, journeys: [] };

  test('names it when economy is flown', () => {
    expect(read({ ...near, isInEconomy: true }, business)).toEqual({
      sentences: ['No flight from Johannesburg to Jamestown on Apr 10, 2027 has Business seats.'],
      days: [],
    });
  });

  test('keeps the days that have it', () => {
    const found = read({ ...near, journeys: [{ departureDate: '2027-04-12' }], isInEconomy: true }, business);
    expect(found.days.map(({ label }) => label)).toEqual(['Fly on Apr 12, 2027']);
  });

  test('blames the day when economy is not flown either', () => {
    expect(read({ ...near, isInEconomy: false }, business).sentences).toEqual([none]);
  });
});
