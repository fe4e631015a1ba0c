/** More containers of a kind, while people work: all of them do their part, and nobody notices. */
import { metIn, PersonAtWork } from '../siege/person-at-work';
import { Visitor } from '../siege/visitor';
import { dayFromNow, preferences } from '../story';
import type { Container } from './composition';
import { type Line, lineOf, secondsSince, type Tried } from './trial';

const SCALES = { bff: 2, search: 3, 'ai-worker': 4 };
// More at once than connections are open and one worker takes, so that the new ones have to be used.
const PLANNERS = 12;
const SEARCHERS = 12;
/** What each says in its log for a piece of work. */
const WORK: Record<string, RegExp> = {
  bff: /"path":"\/api\//,
  search: /"path":"\/(flights|airports|hotels)/,
  'ai-worker': /"msg":"job done"/,
};

/** Visitors who ask again and again until they are told to stop; answers that were not 200. */
function load(port: number) {
  let isOver = false;
  const faults: string[] = [];
  const repeat = async (visitor: Visitor, call: (round: number) => Parameters<Visitor['ask']>[0]) => {
    for (let round = 0; !isOver; round += 1) {
      const { status, text } = await visitor.ask(call(round));
      if (status !== 200) faults.push(`${call(round).path.split('?')[0]}: ${status} ${text.slice(0, 80)}`);
    }
    visitor.leave();
  };
  const visitor = (index: number) => new Visitor(port, `127.0.30.${index + 1}`);
  const plan = (round: number) => {
    const body = { ...preferences, budget: preferences.budget + round };
    return { method: 'POST', path: '/api/ai/recommendations', body };
  };
  const search = (round: number) => {
    const dates = { departureDate: dayFromNow(30 + (round % 200)), adults: '1' };
    return { path: `/api/flights/search?${new URLSearchParams({ origin: 'LHR', destination: 'FCO', ...dates })}` };
  };
  const all = [
    ...Array.from({ length: PLANNERS }, (_, index) => repeat(visitor(index), plan)),
    ...Array.from({ length: SEARCHERS }, (_, index) => repeat(visitor(100 + index), search)),
  ];
  return async () => {
    isOver = true;
    await Promise.all(all);
    return faults;
  };
}

const scaledUnderLoad = ({ composition, plainPort }: Tried): Promise<Line> =>
  lineOf('bff, search and ai-worker grow under load, and each new one works', async () => {
    const person = await PersonAtWork.start(plainPort);
    const stopLoad = load(plainPort);
    const began = Date.now();
    const isAtWork = async ({ id, service }: Container) => WORK[service]?.test(await composition.log(id));
    const grow = async () => {
      await composition.up(SCALES);
      const took = secondsSince(began);
      const grown = (await composition.containers()).filter(({ service }) => service in SCALES);
      let idle = grown;
      for (const until = Date.now() + 60_000; idle.length > 0 && Date.now() < until;) {
        const working = await Promise.all(idle.map(isAtWork));
        idle = idle.filter((_, index) => !working[index]);
      }
      return { took, grown, idle };
    };
    const { seen, outcome } = await person.during('signed-in', grow);
    person.leave();
    const faults = await stopLoad();
    return {
      seen: `${outcome.grown.length} at work, grown in ${outcome.took}; ${seen.length} answers to a person meanwhile`,
      faults: [
        ...outcome.idle.map(({ name }) => `${name} does nothing`),
        ...new Set([...metIn(seen).errors, ...faults]),
      ],
    };
  });

export async function* scaling(tried: Tried): AsyncGenerator<Line> {
  yield scaledUnderLoad(tried);
}
