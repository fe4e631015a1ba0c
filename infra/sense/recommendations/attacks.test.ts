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

type Told = { messages: { role: string; content: string }[] };
type Places = { id: string }[];

let server: Server;
/** What was typed, what an obedient model writes of it, and what it was told at first. */
let attackTyped = '';
let says = '';
let told: Told = { messages: [] };

/** It searches for what was typed as if it were a wish, and then writes as it was told. */
function answerTo({ messages }: Told) {
  const last = messages.at(-1);
  if (messages.length === 2) {
    const wishes = [{ words: attackTyped, plain: attackTyped, strength: 'must' }];
    const call = { name: 'search_places', arguments: JSON.stringify({ wishes, notWishes: [attackTyped] }) };
    const tool_calls = [{ index: 0, id: 'call', type: 'function', function: call }];
    return { index: 0, delta: { tool_calls }, finish_reason: 'tool_calls' };
  }
  const { places } = JSON.parse(last?.content ?? '{}') as { places: Places };
  const picks = [{ id: 'atlantis' }, ...places.slice(0, 5)].map(({ id }) => ({ id, reason: says }));
  return { index: 0, delta: { content: JSON.stringify({ picks }) }, finish_reason: 'stop' };
}

beforeAll(async () => {
  server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += String(part);
    const asked = JSON.parse(body) as Told;
    if (asked.messages.length === 2) told = asked;
    const choices = [answerTo(asked)];
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

  test.each(fields)(
    'reaches a language model as quoted words alone in %s, and one that obeys is not shown',
    async (field) => {
      const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const provider = createModelProvider({ apiKey: 'test', model: 'obedient', baseURL }, (error) => {
        throw error;
      });
      const asked = asking(field, attack);
      attackTyped = attack;
      says = obeyed[(attacks.indexOf(attack) * fields.length + fields.indexOf(field)) % obeyed.length] ?? '';
      const answer = await provider.recommend(asked, new AbortController().signal);
      const { words, ...others } = JSON.parse(told.messages[1]?.content ?? '{}') as { words: Record<string, string> };
      const inField = {
        customDetails: words.details,
        refinement: words.refinement,
        groupSize: words.group,
        location: '',
      };
      expect(inField[field]).toBe(field === 'location' ? '' : attack);
      expect(JSON.stringify([told.messages[0], others])).not.toContain(JSON.stringify(attack).slice(1, -1));
      expect(answer.source).toBe('model');
      const own = recommend(asked, 12).recommendations.slice(0, 5);
      expect(answer.recommendations).toEqual(own);
      expect(JSON.stringify(answer.recommendations)).not.toMatch(FOREIGN);
    },
  );
});
