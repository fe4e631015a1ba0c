/** Talks with a language model over OpenAI's chat protocol: asks, lets it search, and passes its answer on as it grows. */
import { traceHeaders } from '@sojourn/node-kit';
import OpenAI from 'openai';
import { zodFunction, zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletionMessageFunctionToolCall, ChatCompletionMessageParam } from 'openai/resources';
import { picksSchema, SEARCH, searchSchema } from './model-protocol';
import { rulesFor } from './model-question.model';
import type { ModelReading } from './model-reading.model';
import { parsedJson } from './streamed-picks.model';
import { createTakenParameters } from './taken-parameters';

/** Any server that speaks OpenAI's chat protocol. */
export type ModelSettings = { apiKey: string; model: string; baseURL?: string };

/**
 * `told` is what it is told as JSON, `most` how many picks it is to make. `search` answers a call of its tool; without it the
 * model chooses among what it was told.
 */
export type ModelQuestion = {
  told: object;
  most: number;
  search?: ((asked: ModelReading) => Promise<object>) | undefined;
  signal: AbortSignal;
};

type ToolCall = ChatCompletionMessageFunctionToolCall;
/** One answer so far: its text, the calls in it by their index, and why it ended, null where a server does not say. */
type Answer = { text: string; calls: Map<number, ToolCall>; end: string | null };

/** Whether the model has its tool, and whether it may call it still. */
type Searching = 'never' | 'open' | 'over';

/** For one answer, and for all of a conversation. */
const TIMEOUT_MS = 60_000;
/** Searches before the model has to choose. */
const MOST_SEARCHES = 4;

/** @returns a function that yields the text of the final answer as it grows, and throws when the model refuses, or stops before its end */
export function createModelConversation({ model, ...access }: ModelSettings) {
  const client = new OpenAI({ ...access, timeout: TIMEOUT_MS, maxRetries: 0 });
  const withTaken = createTakenParameters(['temperature', 'response_format', 'tool_choice', 'tools']);

  const tools = [zodFunction({ ...SEARCH, parameters: searchSchema })];
  const asked = {
    model,
    temperature: 0,
    stream: true as const,
    response_format: zodResponseFormat(picksSchema, 'picks'),
  };

  /** One answer as it grows. A conversation with calls in it names its tools to the end. */
  async function* answerTo(messages: ChatCompletionMessageParam[], searching: Searching, signal: AbortSignal) {
    const choice = searching === 'over' && { tool_choice: 'none' as const };
    const question = { ...asked, messages, ...(searching !== 'never' && { tools, ...choice }) };
    const stream = await withTaken(question, (taken) =>
      client.chat.completions.create(taken, { signal, headers: traceHeaders() }),
    );
    const answer = nothingYet();
    for await (const { choices } of stream) {
      const [choice] = choices;
      if (choice?.delta.refusal) throw new Error('the model refused');
      answer.end = choice?.finish_reason ?? answer.end;
      answer.text += choice?.delta.content ?? '';
      for (const { index, id = '', function: part } of choice?.delta.tool_calls ?? []) {
        const call = answer.calls.get(index) ?? { id, type: 'function', function: { name: '', arguments: '' } };
        answer.calls.set(index, call);
        call.id ||= id;
        call.function.name += part?.name ?? '';
        call.function.arguments += part?.arguments ?? '';
      }
      yield answer;
    }
  }

  return async function* written({ told, most, search, signal }: ModelQuestion): AsyncGenerator<string> {
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: rulesFor(most) },
      { role: 'user', content: JSON.stringify(told) },
    ];
    const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    for (let searches = 0; ;) {
      const searching = !search ? 'never' : searches < MOST_SEARCHES ? 'open' : 'over';
      let last = nothingYet();
      for await (const answer of answerTo([...messages], searching, within)) {
        last = answer;
        // What it says beside a search is no part of its answer.
        if (answer.calls.size === 0) yield answer.text;
      }
      const { text, calls, end } = last;
      if (!search || searching === 'over' || calls.size === 0) {
        if (end !== null && end !== 'stop') throw new Error(`the model stopped early: ${end}`);
        picksSchema.parse(JSON.parse(text));
        return;
      }
      messages.push({ role: 'assistant', content: text || null, tool_calls: [...calls.values()] });
      for (const { id, function: call } of calls.values()) {
        searches += 1;
        // One answer may hold any number of calls.
        const said = searches > MOST_SEARCHES ? { error: 'No more searches.' } : await answerCall(call, search);
        messages.push({ role: 'tool', tool_call_id: id, content: JSON.stringify(said) });
      }
    }
  };
}

const nothingYet = (): Answer => ({ text: '', calls: new Map(), end: null });

/** What a call is answered with; one that is no search of ours is told so, and the model may call again. */
async function answerCall(
  { name, arguments: json }: ToolCall['function'],
  search: (asked: ModelReading) => Promise<object>,
): Promise<object> {
  if (name !== SEARCH.name) return { error: `There is no tool ${name}.` };
  const asked = searchSchema.safeParse(parsedJson(json));
  return asked.success ? search(asked.data) : { error: 'The search was not in its shape.', issues: asked.error.issues };
}
