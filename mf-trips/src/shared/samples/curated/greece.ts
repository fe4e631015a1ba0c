/** The sample trip to Santorini. */
import type { SamplePlace, SampleStory } from '../sample-story.model';

const airport: SamplePlace = ['Santorini Airport', 36.3992, 25.4793];
const oia: SamplePlace = ['Oia', 36.4618, 25.3753];
const fira: SamplePlace = ['Fira', 36.4166, 25.4324];
const ammoudi: SamplePlace = ['Ammoudi Bay', 36.4606, 25.37];
const pyrgos: SamplePlace = ['Pyrgos', 36.3856, 25.4497];
const akrotiri: SamplePlace = ['Akrotiri', 36.3515, 25.4036];
const kamari: SamplePlace = ['Kamari Beach', 36.3745, 25.4833];
const vlychada: SamplePlace = ['Vlychada Marina', 36.3375, 25.4324];
const LONDON = 'Europe/London';

/** Ten days on Santorini, at the pace of an island. */
export const greece: SampleStory = {
  place: { latitude: 36.4166, longitude: 25.4324, timeZone: 'Europe/Athens' },
  rates: { EUR: '1.08' },
  bookings: {
    flights: {
      kind: 'flight',
      title: 'London to Santorini and back',
      provider: '',
      planned: 640,
      segments: [
        {
          flightNumber: 'SJ 601',
          carrierName: 'Sample Air',
          from: ['LHR', 1, '07:35'],
          to: ['ATH', 1, '13:20'],
          duration: 'PT3H45M',
        },
        {
          flightNumber: 'SJ 358',
          carrierName: 'Sample Air',
          from: ['ATH', 1, '14:40'],
          to: ['JTR', 1, '15:30'],
          duration: 'PT50M',
        },
        {
          flightNumber: 'SJ 357',
          carrierName: 'Sample Air',
          from: ['JTR', 11, '16:10'],
          to: ['ATH', 11, '17:00'],
          duration: 'PT50M',
        },
        {
          flightNumber: 'SJ 604',
          carrierName: 'Sample Air',
          from: ['ATH', 11, '18:45'],
          to: ['LHR', 11, '20:45'],
          duration: 'PT4H',
        },
      ],
    },
    stay: { kind: 'stay', title: 'Cave house in Oia', provider: '', planned: 1450 },
  },
  items: [
    {
      ...{ type: 'flight', title: 'London to Santorini, one stop in Athens', day: 1, start: '07:35', zone: LONDON },
      ...{ end: { time: '15:30', zone: 'Europe/Athens' }, place: airport, booking: 'flights' },
    },
    { type: 'transport', title: 'Transfer to Oia', day: 1, start: '16:00', end: { time: '16:35' }, place: oia },
    {
      ...{ type: 'stay', title: 'Cave house in Oia', day: 1, start: '16:45' },
      ...{ end: { daysLater: 10, time: '11:00' }, place: oia, booking: 'stay' },
    },
    { type: 'meal', title: 'Welcome dinner by the water', day: 1, start: '19:30', place: ammoudi, planned: 60 },
    { type: 'note', title: 'Bakery and castle ruins before the crowds', day: 2, start: '08:00', place: oia },
    { type: 'meal', title: 'Lunch in the shade', day: 2, start: '13:00', place: oia, planned: 35 },
    {
      ...{ type: 'activity', title: 'Walk from Fira to Oia', day: 3, start: '08:00', end: { time: '12:30' } },
      ...{ place: fira, notes: 'Ten kilometers along the rim. Start early and carry water.' },
    },
    { type: 'meal', title: 'Dinner above the caldera', day: 3, start: '20:00', place: fira, planned: 80 },
    {
      ...{ type: 'activity', title: 'Sunset sail along the caldera', day: 4, start: '15:00', end: { time: '20:30' } },
      ...{ place: vlychada, planned: 180, notes: 'Bring a towel: they stop at the hot springs.' },
    },
    { type: 'transport', title: 'Bus to Akrotiri', day: 5, start: '09:30', end: { time: '10:30' }, place: akrotiri },
    { type: 'note', title: 'The Bronze Age town under its roof', day: 5, start: '10:45', place: akrotiri },
    { type: 'meal', title: 'Lunch in the village', day: 6, start: '13:30', place: pyrgos, planned: 40 },
    {
      ...{ type: 'activity', title: 'Wine tasting in Pyrgos', day: 6, start: '17:00', end: { time: '19:00' } },
      ...{ place: pyrgos, planned: 70 },
    },
    { type: 'note', title: 'A day on black sand', day: 7, place: kamari },
    { type: 'meal', title: 'Grilled fish', day: 7, start: '19:30', place: kamari, planned: 55 },
    { type: 'note', title: 'Nothing but a book', day: 8 },
    { type: 'note', title: 'Presents from the potters', day: 9, place: oia },
    { type: 'meal', title: 'Last dinner, facing west', day: 10, start: '19:45', place: oia, planned: 90 },
    {
      type: 'transport',
      title: 'Transfer to the airport',
      day: 11,
      start: '13:30',
      end: { time: '14:05' },
      place: airport,
    },
    {
      ...{ type: 'flight', title: 'Santorini to London, one stop in Athens', day: 11, start: '16:10' },
      ...{ end: { time: '20:45', zone: LONDON }, place: airport, booking: 'flights' },
    },
  ],
  expenses: [
    {
      ...{ day: 1, description: 'Deposit for the cave house', category: 'accommodation' },
      ...{ amount: 20_000, currency: 'USD', booking: 'stay' },
    },
    { day: 1, description: 'Transfer to Oia', category: 'transportation', amount: 3_500, currency: 'EUR' },
    { day: 1, description: 'Dinner at Ammoudi', category: 'food', amount: 6_500, currency: 'EUR' },
    { day: 4, description: 'Sunset sail', category: 'activities', amount: 15_000, currency: 'EUR' },
    { day: 6, description: 'Two bottles to take home', category: 'shopping', amount: 4_500, currency: 'USD' },
    { day: 7, description: 'Sun beds at Kamari', category: 'other', amount: 6_500, currency: 'USD' },
  ],
  papers: [],
};
