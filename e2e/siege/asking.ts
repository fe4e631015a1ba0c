/** Visitors who ask for what cannot be. */
import { dayFromNow } from '../story';
import { type Case, faultUnless, member, tally } from './besieged';
import { type Answer, type Call, Visitor } from './visitor';

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
  '/api/activities': ['destinationId'],
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

const searchParameters: Case = {
  name: 'search parameters that cannot be',
  work: 'signed-in',
  async run({ port }) {
    const calls = [...hostileQueries(), ...hostilePages];
    const answers: Answer[] = [];
    const faults: string[] = [];
    for (const [index, call] of calls.entries()) {
      const visitor = new Visitor(port, `127.0.9.${(index % 8) + 1}`);
      const answer = await visitor.ask(call);
      visitor.leave();
      answers.push(answer);
      if (answer.status === 0 || answer.status >= 500) faults.push(`${call.path} answered ${answer.status}`);
    }
    return { happened: tally(answers.map(({ status }) => status)), faults };
  },
};

const refusals: Case = {
  name: 'names that look like others, and an idempotency key used twice',
  work: 'signed-in',
  async run({ port }) {
    const visitor = await member(port, '127.0.10.1');
    const impostors = await Promise.all(
      ['admin\u200b', 'adm\u202ein', 'ad\u0000min'].map((name) => new Visitor(port, '127.0.10.2').signUp(name)),
    );
    const dates = { startDate: dayFromNow(30), endDate: dayFromNow(37) };
    const make = (title: string) =>
      visitor.ask({
        method: 'POST',
        path: '/api/trips',
        headers: { 'idempotency-key': 'one-and-the-same-key' },
        body: { title, destination: 'Rome', ...dates },
      });
    const [first, again, other] = [await make('Rome'), await make('Rome'), await make('Oslo')];
    visitor.leave();
    return {
      happened: `names ${tally(impostors.map(({ status }) => status))}; key ${[first, again, other].map(({ status }) => status).join(', ')}`,
      faults: [
        ...faultUnless(
          impostors.every(({ status }) => status === 400),
          'an impostor got an account',
        ),
        ...faultUnless(first.status === 201 && again.text === first.text, 'a repeated call is not answered alike'),
        ...faultUnless(other.status === 422, `another body under the same key answered ${other.status}`),
      ],
    };
  },
};

export const asking: readonly Case[] = [searchParameters, refusals];
