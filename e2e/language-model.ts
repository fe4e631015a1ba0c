/** A language model on this machine: it speaks OpenAI's chat protocol, and a journey says how it behaves. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `pauses` has written its first place and says no more until it is told to go on. */
export type Behaviour = 'chooses' | 'pauses' | 'fails' | 'breaks-off';

/** A model that a portal is started with: `env` is what it needs for that. */
export type LanguageModel = {
  env: Record<string, string>;
  behaviour: Behaviour;
  /** How often it was asked. */
  asked: number;
  /** What it searches the catalogue with before it answers, in the shape of `search_places`; null where it does not. */
  search: object | null;
  /** Says the rest to everybody who waits for it, and pauses no more. */
  goOn: () => void;
  stop: () => Promise<void>;
};

/** What it says of every place. */
export const MODEL_REASON = 'The model on this machine likes this place.';

type Question = { messages: { content: string }[] };

/** Its answer, place by place, of the last places it was told; together they are the JSON that was asked for. */
function answerTo({ messages }: Question): string[] {
  const told = JSON.parse(messages.at(-1)?.content ?? '{}') as Partial<
    Record<'candidates' | 'places', { id: string }[]>
  >;
  const candidates = told.places ?? told.candidates ?? [];
  const picks = candidates.slice(0, 5).map(({ id }) => JSON.stringify({ id, reason: MODEL_REASON }));
  return picks.map((pick, at) => `${at === 0 ? '{"picks":[' : ','}${pick}${at === picks.length - 1 ? ']}' : ''}`);
}

const say = (res: ServerResponse, choice: object) =>
  void res.write(`data: ${JSON.stringify({ id: 'j', object: 'chat.completion.chunk', choices: [choice] })}\n\n`);
/** Calls its tool once, as the published shape has it. */
function callTool(res: ServerResponse, asked: object): void {
  const call = { name: 'search_places', arguments: JSON.stringify(asked) };
  say(res, { index: 0, delta: { tool_calls: [{ index: 0, id: 'call', type: 'function', function: call }] } });
  say(res, { index: 0, delta: {}, finish_reason: 'tool_calls' });
  res.end('data: [DONE]\n\n');
}
const sayAll = (res: ServerResponse, parts: readonly string[]) => {
  for (const content of parts) say(res, { index: 0, delta: { content }, finish_reason: null });
  say(res, { index: 0, delta: {}, finish_reason: 'stop' });
  res.end('data: [DONE]\n\n');
};

/** Starts one on a free port of this machine. */
export async function startLanguageModel(): Promise<LanguageModel> {
  const waiting = new Set<() => void>();
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += String(part);
    model.asked += 1;
    if (model.behaviour === 'fails') return void res.writeHead(500).end();
    const question = JSON.parse(body) as Question;
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    if (model.search && question.messages.length === 2) return callTool(res, model.search);
    const [first = '', ...rest] = answerTo(question);
    if (model.behaviour === 'breaks-off') {
      const cut = { index: 0, delta: { content: first.slice(0, -4) }, finish_reason: null };
      return void res.write(`data: ${JSON.stringify({ choices: [cut] })}\n\n`, () => res.destroy());
    }
    if (model.behaviour === 'chooses') return sayAll(res, [first, ...rest]);
    say(res, { index: 0, delta: { content: first }, finish_reason: null });
    waiting.add(() => sayAll(res, rest));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const model: LanguageModel = {
    env: { OPENAI_API_KEY: 'for-trying', OPENAI_BASE_URL: `http://127.0.0.1:${port}` },
    behaviour: 'chooses',
    asked: 0,
    search: null,
    goOn() {
      model.behaviour = 'chooses';
      for (const sayRest of waiting) sayRest();
      waiting.clear();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}
