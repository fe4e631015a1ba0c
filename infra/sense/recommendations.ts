/** Whether recommendations make sense: a hundred and twelve invented travellers, forty sentences in five languages, thirty refinements. */
import type { Preferences } from '@sojourn/contracts';
import { recommend } from '../../services/ai/src/recommendation/recommender.model';
import type { SenseSubject } from '../../services/search/sense/sense-subject';
import { destinationCatalogue } from '../../services/search/src/destination/destination-catalogue';
import { activities } from './recommendations/activities';
import { unsupportedClaims } from './recommendations/claims';
import { companions } from './recommendations/companions';
import { languages } from './recommendations/languages';
import { limits } from './recommendations/limits';
import { rarer } from './recommendations/rarer';
import { refinements } from './recommendations/refinements';
import { searchServices } from './search-services';
import { unusual } from './recommendations/unusual';
import { originOf, TODAY, usual, type Shown, type Traveller } from './recommendations/traveller';

const byId = new Map(destinationCatalogue.map((entry) => [entry.id, entry]));

/** What somebody with these answers is shown. */
async function listFor(asks: Partial<Preferences>): Promise<Shown[]> {
  const preferences = { ...usual, ...asks };
  const input = { preferences, catalogue: destinationCatalogue, origin: originOf(preferences), today: TODAY };
  const flights = await searchServices().faresFor(input);
  return recommend({ ...input, flights }).recommendations.flatMap((shown) => {
    const entry = byId.get(shown.id);
    return entry ? [{ entry, shown }] : [];
  });
}

const named = (list: readonly Shown[]) => list.map(({ shown }) => shown.destination).join(', ');

async function judge({ who, asks, sensible, wrong }: Traveller) {
  const list = await listFor(asks);
  // Where no place keeps every wish, the nearest are shown, and each says what it breaks.
  const broken = wrong ? list.filter((place) => wrong(place) && !place.shown.breaks?.length) : [];
  const odd = list.filter((place) => !sensible(place));
  const unsupported = list.flatMap(({ entry, shown }) => unsupportedClaims(shown.reason, entry));
  return { who, list, broken, odd, unsupported, makesSense: list.length > 0 && odd.length <= list.length / 5 };
}

/** Every traveller of a list judged, once: three subjects read it. */
const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};
const judgedTravellers = once(() =>
  Promise.all([...companions, ...activities, ...limits, ...unusual, ...rarer].map(judge)),
);
const judgedLanguages = once(() => Promise.all(languages.map(judge)));
const judgedAll = async () => [...(await judgedTravellers()), ...(await judgedLanguages())];

const oddOf = ({ who, list, odd }: Awaited<ReturnType<typeof judge>>) =>
  `${who}: ${named(odd) || 'an empty list'} in ${named(list)}`;

/** Of some judged things those that hold, and the others in words. */
const score = <Judged>(all: readonly Judged[], holds: (each: Judged) => boolean, say: (each: Judged) => string) => {
  const misses = all.filter((each) => !holds(each));
  return { right: all.length - misses.length, of: all.length, misses: misses.map(say) };
};

/** The subjects of `npm run sense` that are about recommendations. */
export const recommendationSenses: readonly SenseSubject[] = [
  {
    name: 'recommendations, four of five sensible',
    bound: 0.92,
    measure: async () => score(await judgedTravellers(), ({ makesSense }) => makesSense, oddOf),
  },
  {
    name: 'recommendations, hard wishes kept',
    bound: 1,
    measure: async () =>
      score(
        await judgedAll(),
        ({ broken }) => broken.length === 0,
        ({ who, broken }) => `${who}: ${named(broken)}`,
      ),
  },
  {
    name: 'recommendations, reasons supported',
    bound: 1,
    measure: async () =>
      score(
        await judgedAll(),
        ({ unsupported }) => unsupported.length === 0,
        ({ who, unsupported }) => `${who}: ${unsupported.join(' ')}`,
      ),
  },
  {
    name: 'recommendations, refinements honoured',
    bound: 28 / 30,
    measure: async () =>
      score(
        await Promise.all(
          refinements.map(async ({ who, asks, refinement, honoured }) => {
            const before = await listFor(asks);
            const after = await listFor({ ...asks, refinement });
            return { who, before, after, isHonoured: honoured(after, before) };
          }),
        ),
        ({ isHonoured }) => isHonoured,
        ({ who, before, after }) => `${who}: ${named(before)} became ${named(after)}`,
      ),
  },
  {
    name: 'recommendations, sentences in five languages',
    bound: 0.8,
    measure: async () =>
      score(await judgedLanguages(), ({ makesSense, broken }) => makesSense && broken.length === 0, oddOf),
  },
];
