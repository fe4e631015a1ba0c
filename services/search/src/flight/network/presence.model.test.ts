import { presenceOf } from './presence.model';

const route = (code: string, from: string, to: string) => ({
  carrier: { code },
  one: { iataCode: from },
  other: { iataCode: to },
});
const [home, guest] = [route('HH', 'AAA', 'BBB'), route('GG', 'AAA', 'BBB')];
const others = ['CCC', 'DDD', 'EEE'].map((end) => route('HH', 'AAA', end));
// Three of five routes of AAA are the home carrier's, one each of two others; at BBB it is one of ten.
const strangers = Array.from({ length: 8 }, (_, at) => route(`S${at}`, 'BBB', `X${at}`));
const presence = presenceOf([home, guest, ...others.slice(0, 2), route('KK', 'AAA', 'EEE'), ...strangers]);

test('is that of the end where a carrier has more of the routes', () => {
  expect(presence(home)).toBeCloseTo(1.6);
  expect(presence(guest)).toBeCloseTo(0.5 + 2.5 * (1 / 5));
  expect(presence(strangers[0]!)).toBe(1.6);
});

test('of a guest at both ends is the least', () => {
  const crowd = Array.from({ length: 100 }, (_, at) => route('CC', 'AAA', `Y${at}`));
  const far = Array.from({ length: 100 }, (_, at) => route('DD', 'BBB', `Z${at}`));
  expect(presenceOf([guest, ...crowd, ...far])(guest)).toBeCloseTo(0.5, 1);
});
