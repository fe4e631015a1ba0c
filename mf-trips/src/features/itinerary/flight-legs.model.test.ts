import { legsOf, type BookedSegment } from './flight-legs.model';

const fly = (...[from, left, to, landed]: [string, string, string, string]): BookedSegment => ({
  flightNumber: `X ${from}${to}`,
  carrierName: 'X Air',
  departure: { iataCode: from, at: left, terminal: null },
  arrival: { iataCode: to, at: landed, terminal: null },
  duration: '',
});
const shown = (segments: BookedSegment[]) =>
  legsOf(segments).map((leg) => leg.map(({ segment, layover }) => [segment.flightNumber, layover?.minutes ?? null]));

test('there and back are two legs, a change on the way is a layover', () => {
  const there = [
    fly('JFK', '2027-04-10T20:00:00', 'LHR', '2027-04-11T08:00:00'),
    fly('LHR', '2027-04-11T10:30:00', 'FCO', '2027-04-11T14:00:00'),
  ];
  const back = fly('FCO', '2027-04-17T11:00:00', 'JFK', '2027-04-17T15:00:00');
  expect(shown([...there, back])).toEqual([
    [
      ['X JFKLHR', null],
      ['X LHRFCO', 150],
    ],
    [['X FCOJFK', null]],
  ]);
});

test.each([
  ['another airport', fly('LGW', '2027-04-11T10:00:00', 'FCO', '2027-04-11T14:00:00')],
  ['more than a day', fly('LHR', '2027-04-12T08:01:00', 'FCO', '2027-04-12T14:00:00')],
  ['a time before the landing', fly('LHR', '2027-04-11T07:00:00', 'FCO', '2027-04-11T14:00:00')],
])('%s begins another leg', (_what, next) => {
  expect(shown([fly('JFK', '2027-04-10T20:00:00', 'LHR', '2027-04-11T08:00:00'), next])).toHaveLength(2);
});

test('no segments are no legs', () => {
  expect(legsOf([])).toEqual([]);
});
