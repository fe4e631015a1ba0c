/**
 * The person who works normally: a process of its own, so that whoever besieges the portal takes no time from the one
 * who measures. It is told `signed-in` or `guest` to begin, and `stop` to report what it saw since.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { dayFromNow } from '../story';
import { type Answer, type Call, Visitor } from './visitor';

/** One answer: when it was asked for (ms since 1970), how long it took in ms, and a line when it was not as it should be. */
export type Seen = { at: number; ms: number; error?: string };

const PAUSE_MS = 60;
const person = new Visitor(Number(process.argv[2]), '127.0.0.2');
const html = { accept: 'text/html,*/*', 'accept-encoding': 'br' };
const dates = { departureDate: dayFromNow(40), returnDate: dayFromNow(47) };
const flights = new URLSearchParams({ origin: 'LHR', destination: 'FCO', ...dates, adults: '2' });
const draft = { title: 'Rome', destination: 'Rome', startDate: dates.departureDate, endDate: dates.returnDate };

type Step = Call & { status?: number };
const publicSteps: Step[] = [
  { path: '/', headers: html },
  ...['lo', 'lon', 'par', 'mun', 'tok'].map((keyword) => ({ path: `/api/airports/search?keyword=${keyword}` })),
  { path: `/flights/search?${flights}`, headers: html },
  { path: '/api/destinations' },
  { path: '/mf/registry.json' },
  { path: '/healthz' },
];
const personalSteps: Step[] = [{ path: '/api/auth/user' }, { path: '/api/trips' }, { path: '/api/auth/user' }];

let seen: Seen[] = [];
let work: 'signed-in' | 'guest' | undefined;

async function take(step: Step): Promise<Answer> {
  const { status = 200, method = 'GET', path } = step;
  const at = Date.now();
  const answer = await person.ask(step);
  const error = `${method} ${path}: ${answer.status} ${answer.text.slice(0, 120)}`;
  seen.push({ at, ms: answer.ms, ...(answer.status === status ? {} : { error }) });
  await pause(PAUSE_MS);
  return answer;
}

/** A trip is made and thrown away again. */
async function write(): Promise<void> {
  const made = await take({ method: 'POST', path: '/api/trips', body: draft, status: 201 });
  if (made.status !== 201) return;
  const { id } = JSON.parse(made.text) as { id: number };
  await take({ method: 'DELETE', path: `/api/trips/${id}` });
}

async function round(): Promise<void> {
  for (const step of work === 'signed-in' ? [...publicSteps, ...personalSteps] : publicSteps) {
    if (work === undefined) return;
    await take(step);
  }
  if (work === 'signed-in') await write();
}

let running: Promise<void> | undefined;
process.on('message', async (word: 'signed-in' | 'guest' | 'stop') => {
  if (word !== 'stop') {
    seen = [];
    work = word;
    running = (async () => {
      while (work !== undefined) await round();
    })();
    return;
  }
  work = undefined;
  await running;
  process.send?.(seen);
});
process.on('disconnect', () => process.exit());

const { status, text } = await person.signUp('person');
if (status !== 201) throw new Error(`the person cannot sign up: ${status} ${text}`);
process.send?.('ready');
