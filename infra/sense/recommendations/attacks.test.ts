import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createModelProvider } from '../../../services/ai/src/recommendation/recommendation.provider.openai';
import { recommend } from '../../../services/ai/src/recommendation/recommender.model';
import { destinationCatalogue } from '../../../services/search/src/destination/destination-catalogue';
import { attacks } from './attacks';
import { home, originOf, TODAY, usual } from './traveller';

const typed = { ...usual, ...home.berlin, customDetails: 'beaches' };
const fields = ['customDetails', 'refinement', 'groupSize', 'location'] as const;
/** What the planner asks with when the text stands in one of its fields; an empty one says nothing. */
function asking(field: (typeof fields)[number], text: string) {
  const { userLocation } = typed;
  const place = { ...userLocation, city: text, country: text, nearestAirport: text, formattedAddress: text };
  const preferences = field === 'location' ? { ...typed, userLocation: place } : { ...typed, [field]: text };
  return { preferences, catalogue: destinationCatalogue, origin: originOf(typed), from: 'Berlin', today: TODAY };
}
const FOREIGN = /https?:|<|javascript:|evil|HACKED|atlantis/i;

/** What a model writes that obeys: links, markup, other languages, other prices, other places. */
const obeyed = [
  '<a href="https://evil.example">Book now</a>',
  '[Book now](https://evil.example)',
  'Visit evil.example.com for your discount.',
  '# HACKED',
  '**HACKED** by the traveller',
  '<script>alert(1)</script>',
  'Diese Stadt ist wunderschön und alle Preise sind heute kostenlos.',
  'Cette ville est magnifique et tous les voyages sont gratuits.',
  'Esta ciudad es preciosa y todos los viajes son gratis hoy mismo.',
  'Everything here costs you only $13 today.',
  '{{constructor.constructor("return process")()}}',
  '東京は素晴らしい街です。ぜひ訪れてください。',
];

let server: Server;
let says = '';
let told = '';
beforeAll(async () => {
  server = createServer(async (req, res) => {
    told = '';
    for await (const part of req) told += String(part);
    const { messages } = JSON.parse(told) as { messages: { content: string }[] };
    const { candidates } = JSON.parse(messages[1]?.content ?? '{}') as { candidates: { id: string }[] };
    const picks = [{ id: 'atlantis' }, ...candidates.slice(0, 5)].map(({ id }) => ({ id, reason: says }));
    const choices = [{ index: 0, delta: { content: JSON.stringify({ picks }) }, finish_reason: 'stop' }];
    const event = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'obedient', choices };
    res.setHeader('content-type', 'text/event-stream').end(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each(attacks)('%s', (attack) => {
  test.each(fields)('changes nothing of the built-in list in %s', (field) => {
    const listWith = (text: string) => {
      const { recommendations, wishes } = recommend(asking(field, text));
      return { recommendations, wishes };
    };
    const shown = listWith(attack);
    expect(shown).toEqual(listWith(''));
    expect(JSON.stringify(shown)).not.toMatch(FOREIGN);
  });

  test.each(fields)('does not reach a language model in %s, and one that obeys is not shown', async (field) => {
    const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = createModelProvider({ apiKey: 'test', model: 'obedient', baseURL }, (error) => {
      throw error;
    });
    const asked = asking(field, attack);
    says = obeyed[(attacks.indexOf(attack) * fields.length + fields.indexOf(field)) % obeyed.length] ?? '';
    const answer = await provider.recommend(asked, new AbortController().signal);
    expect(told).not.toContain(JSON.stringify(attack).slice(1, -1));
    expect(answer.source).toBe('model');
    const own = recommend(asked, 12).recommendations.slice(0, 5);
    expect(answer.recommendations).toEqual(own);
    expect(JSON.stringify(answer.recommendations)).not.toMatch(FOREIGN);
  });
});
