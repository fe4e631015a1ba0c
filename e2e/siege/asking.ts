/** Visitors who ask for what cannot be. */
import { dayFromNow } from '../story';
import { type Case, faultUnless } from './besieged';
import type { Answer, Call, Visitor } from './visitor';

const values = [
  '',
  '%00',
  'null',
  '{"$ne":null}',
  '2027-99-99',
  '2027-02-31',
  '-1',
  '1e9',
  '9'.repeat(400),
  '💥',
  '<x>',
];
const templates: Record<string, string[]> = {
  '/api/flights/search': ['origin', 'destination', 'departureDate', 'returnDate', 'adults', 'travelClass'],
  '/api/hotels/search': ['city', 'checkIn', 'checkOut', 'adults', 'rooms'],
  '/api/airports/search': ['keyword'],
  '/api/airports/nearest': ['latitude', 'longitude'],
  '/api/activities': ['place', 'each'],
  '/api/destinations/found': ['q', 'kind', 'month', 'price', 'most'],
};
const good = {
  origin: 'LHR',
  destination: 'FCO',
  departureDate: dayFromNow(30),
  city: 'Rome',
  checkIn: dayFromNow(30),
  checkOut: dayFromNow(33),
};

function hostileQueries(): Call[] {
  return Object.entries(templates).flatMap(([path, names]) =>
    names.flatMap((name) => [
      ...values.map((value) => ({ path: `${path}?${new URLSearchParams({ ...good, [name]: value })}` })),
      { path: `${path}?${name}=a&${name}=b` },
      { path: `${path}?${name}[$gt]=` },
    ]),
  );
}

const hostilePages = ['departureDate=2027-99-99', 'departureDate=2027-02-31', 'adults=%00', 'origin=%F0%9F%92%A5'].map(
  (query): Call => ({ path: `/flights/search?${query}`, headers: { accept: 'text/html' } }),
);

/** Long enough that the person meets more than a handful of answers, and so many visitors that none is told to wait. */
const SECONDS = 6;
const ASKING = 96;

const searchParameters: Case = {
  name: 'search parameters that cannot be',
  work: 'signed-in',
  expected: [200, 400],
  async run(besieged) {
    const visitors = besieged.visitors(ASKING, 9);
    const calls = [...hostileQueries(), ...hostilePages];
    const answers: Answer[] = [];
    const faults: string[] = [];
    const end = performance.now() + SECONDS * 1000;
    for (let count = 0; count < calls.length || performance.now() < end; count += 1) {
      const call = calls[count % calls.length] as Call;
      const answer = await (visitors[count % visitors.length] as Visitor).ask(call);
      answers.push(answer);
      if (answer.status === 0 || answer.status >= 500) faults.push(`${call.path} answered ${answer.status}`);
    }
    return { answers, faults };
  },
};

const impostors: Case = {
  name: 'names with characters that nobody sees',
  work: 'signed-in',
  expected: [400],
  async run(besieged) {
    const names = ['admin\u200b', 'adm\u202ein', 'ad\u0000min', 'ad\ufeffmin', 'admin\u{e0041}'];
    const visitors = besieged.visitors(names.length, 10);
    return { answers: await Promise.all(names.map((name, index) => (visitors[index] as Visitor).signUp(name))) };
  },
};

const repeatedKey: Case = {
  name: 'an idempotency key used twice',
  work: 'signed-in',
  expected: [201, 422],
  async run(besieged) {
    const visitor = await besieged.member('127.0.10.101');
    const dates = { startDate: dayFromNow(30), endDate: dayFromNow(37) };
    const make = (title: string) =>
      visitor.ask({
        method: 'POST',
        path: '/api/trips',
        headers: { 'idempotency-key': 'one-and-the-same-key' },
        body: { title, destination: 'Rome', ...dates },
      });
    const answers = [await make('Rome'), await make('Rome'), await make('Oslo')];
    const [first, again, other] = answers;
    return {
      answers,
      faults: [
        ...faultUnless(first?.status === 201 && again?.text === first.text, 'a repeated call is not answered alike'),
        ...faultUnless(other?.status === 422, `another body under the same key answered ${other?.status}`),
      ],
    };
  },
};

export const asking: readonly Case[] = [searchParameters, impostors, repeatedKey];
