/** Each process of the portal is killed in turn, while people are at work. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Portal } from '../portal';
import { dayFromNow, preferences } from '../story';
import { type Besieged, type Case, faultUnless, within } from './besieged';
import type { Answer, Visitor } from './visitor';

/** The mark of the bff's process. */
export const BFF = /\/bff\/dist\/main\.js$/;

/** The processes of a portal by their marks (plan.mjs), and how each is brought back where nobody does it by itself. */
export const victims: readonly { name: string; mark: RegExp }[] = [
  { name: 'bff', mark: BFF },
  { name: 'accounts', mark: /\/accounts\/dist\/main\.js$/ },
  { name: 'trips', mark: /\/trips\/dist\/main\.js$/ },
  { name: 'search', mark: /\/search\/dist\/main\.js$/ },
  { name: 'ai', mark: /\/ai\/dist\/main\.js$/ },
  { name: 'ai worker', mark: /\/ai\/dist\/worker\.js$/ },
  { name: 'Redis of sessions and queue', mark: /\/redis\.sock$/ },
  { name: 'Redis of the cache', mark: /\/redis-cache\.sock$/ },
  { name: 'documents', mark: /\/document-engine\/dist\/main\.js$|\/mongo$/ },
];

const dates = { startDate: dayFromNow(30), endDate: dayFromNow(37) };
let trips = 0;
let rounds = 0;

/** Makes a trip. */
export function addTrip(visitor: Visitor): Promise<Answer> {
  const body = { title: `Trip ${(trips += 1)}`, destination: 'Rome', ...dates };
  return visitor.ask({ method: 'POST', path: '/api/trips', body });
}

/** What one of everything is answered, nothing of it from a cache; the first that is refused ends it. */
export async function askForEverything(visitor: Visitor, name: string): Promise<Answer[]> {
  rounds += 1;
  const departureDate = dayFromNow(20 + (rounds % 300));
  const flights = new URLSearchParams({ origin: 'LHR', destination: 'FCO', departureDate });
  const calls: (() => Promise<Answer>)[] = [
    () => visitor.ask({ path: '/', headers: { accept: 'text/html' } }),
    () => visitor.ask({ path: '/api/auth/user' }),
    () => visitor.ask({ path: '/api/trips' }),
    () => addTrip(visitor),
    () => visitor.ask({ path: `/api/flights/search?${flights}` }),
    () => visitor.ask({ method: 'POST', path: '/api/login', body: { username: name, password: 'Be-sieged!1' } }),
    () => {
      const body = { ...preferences, customDetails: `Wish ${rounds}` };
      return visitor.ask({ method: 'POST', path: '/api/ai/recommendations', body });
    },
  ];
  const answers: Answer[] = [];
  for (const call of calls) {
    const answer = await call();
    answers.push(answer);
    if (answer.status >= 400 || answer.status === 0) break;
  }
  return answers;
}

/** Whether somebody is served with everything. */
export const isServed = async (visitor: Visitor, name: string): Promise<boolean> =>
  (await askForEverything(visitor, name)).every(({ status }) => status === 200 || status === 201);

const SERVED_WITHIN_MS = 8_000;
const GIVE_UP_MS = 60_000;
const BEFORE_MS = 1_000;
const AFTER_MS = 3_000;

/** Kills; people work before, meanwhile and after, and each trip that was acknowledged is looked for at the end. */
async function killAndLook(besieged: Besieged, net: number, kill: (portal: Portal) => Promise<void>) {
  const name = `mourner-${net}`;
  const [looker, writer] = besieged.visitors(2, net) as [Visitor, Visitor];
  await looker.signUp(name);
  writer.cookie = looker.cookie;
  const acknowledged: number[] = [];
  let isOver = false;
  const write = async () => {
    for (; !isOver; await pause(50)) {
      const { status, text } = await addTrip(writer);
      if (status === 201) acknowledged.push((JSON.parse(text) as { id: number }).id);
    }
  };
  const writing = write();
  await pause(BEFORE_MS);
  const killed = Date.now();
  let isKilling = true;
  const killing = kill(besieged.portal).finally(() => (isKilling = false));
  // Whoever starts a portal again by hand ends the old one's processes only then: until then people are served.
  let from = killed;
  while (isKilling && (await isServed(looker, name))) from = Date.now();
  const isBack = await within(GIVE_UP_MS, async () => (await isServed(looker, name)) && !isKilling);
  const until = Date.now();
  await killing;
  await pause(AFTER_MS);
  isOver = true;
  await writing;
  const lost: number[] = [];
  for (const id of acknowledged) if ((await looker.ask({ path: `/api/trips/${id}` })).status !== 200) lost.push(id);
  return {
    happened: `served again after ${((until - from) / 1000).toFixed(1)} s, ${acknowledged.length} trips made`,
    outage: { from, until },
    faults: [
      ...faultUnless(isBack, 'nobody is served again'),
      ...faultUnless(until - from <= SERVED_WITHIN_MS, `it took ${until - from} ms`),
      ...faultUnless(lost.length === 0, `${lost.length} acknowledged trips are lost`),
    ],
  };
}

const kills = victims.map(({ name, mark }, index): Case => ({
  name: `kill -9 of ${name}`,
  work: 'signed-in',
  expected: [],
  run: (besieged) =>
    killAndLook(besieged, 20 + index, async (portal) => {
      const [pid] = portal.pidsOf(mark);
      if (pid === undefined) throw new Error(`no process is ${name}`);
      process.kill(pid, 'SIGKILL');
    }),
}));

const supervisor: Case = {
  name: 'kill -9 of the supervisor, started again by hand',
  work: 'signed-in',
  expected: [],
  run: (besieged) => killAndLook(besieged, 40, (portal) => portal.startAfterKill()),
};

export const killing: readonly Case[] = [...kills, supervisor];
