/** A server on this machine that speaks OpenAI's chat protocol and answers as a test says. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How it answers one request. */
export type Answering = (req: IncomingMessage, res: ServerResponse) => unknown;

/** `asked` are the bodies it was asked with; `answers` are given one by one, the last again and again. */
export type FakeModel = { url: string; asked: string[]; answers: Answering | Answering[]; stop: () => void };

/** Starts one on a free port. */
export async function startFakeModel(): Promise<FakeModel> {
  const model: FakeModel = { url: '', asked: [], answers: [], stop: () => undefined };
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += String(part);
    model.asked.push(body);
    const answers = [model.answers].flat();
    answers[Math.min(model.asked.length, answers.length) - 1]?.(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  model.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return model;
}

/** One piece of an answer as the protocol streams it. */
export const piece = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'small', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Begins a streamed answer. */
export const asStream = (res: ServerResponse) => res.writeHead(200, { 'content-type': 'text/event-stream' });

const textOf = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content));
const inPieces = (content: unknown) => textOf(content).match(/.{1,9}/gsu) ?? [];

/** Says it in pieces of some letters, and then that it is done. */
export const says =
  (content: unknown): Answering =>
  (_req, res) => {
    asStream(res);
    for (const part of inPieces(content)) res.write(piece({ content: part }));
    res.end(`${piece({}, 'stop')}data: [DONE]\n\n`);
  };

/** Calls tools, each with its arguments in pieces, as the published shape has it: the name and the id come first. */
export const calls =
  (...asked: { name?: string; of: unknown }[]): Answering =>
  (_req, res) => {
    asStream(res).write(piece({ role: 'assistant', content: 'Let me look.' }));
    for (const [index, { name = 'search_places', of }] of asked.entries()) {
      const first = { index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } };
      res.write(piece({ tool_calls: [first] }));
      for (const part of inPieces(of)) res.write(piece({ tool_calls: [{ index, function: { arguments: part } }] }));
    }
    res.end(`${piece({}, 'tool_calls')}data: [DONE]\n\n`);
  };

/** Says it and goes away in the middle. */
export const breaksOff =
  (content: string): Answering =>
  (_req, res) => {
    asStream(res).write(piece({ content }), () => res.destroy());
  };

/** Answers with a status and what the protocol says of a fault; `param` is the parameter that it does not take. */
export const fails =
  (status: number, param?: string): Answering =>
  (_req, res) =>
    void res
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message: param ? `Unsupported parameter: ${param}` : 'no', param } }));
