import type { Recommendation, RecommendationAnswer } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { inPlaces } from './kept.model';
import { createModelConversation, type ModelQuestion, type ModelSettings } from './model-conversation';
import { pickSchema, type ModelPick } from './model-protocol';
import { placeOf, travelerOf } from './model-question.model';
import type { ModelReading } from './model-reading.model';
import { isShowable } from './model-reason.model';
import type { OnFound, ProviderInput, RecommendationProvider } from './recommendation.provider';
import { recommend, unreadOf } from './recommender.model';
import { wholeObjects } from './streamed-picks.model';

const CANDIDATES = 12;
const PICKS = 5;
/** The spec's words for a list that could not be made. */
const FAILED = 'Failed to generate recommendations. Please try again.';
const OWN_PICKS = 'Our built-in recommender chose, as you asked.';
const BROKE_OFF = 'The language model broke off, so our built-in recommender chose the rest.';

/** The places that a model may choose among, `most` of them beside those that stay, and what an answer says beside them. */
type Choosable = {
  candidates: readonly Recommendation[];
  kept: readonly Recommendation[];
  most: number;
  told: Omit<RecommendationAnswer, 'recommendations' | 'source'>;
};
/** What a model chose. `isWhole` is false where it broke off, `strangers` counts what it named that is no candidate. */
type Choice = { chosen: readonly Recommendation[]; strangers: number; isWhole: boolean };
/** `among` is what may be chosen now: a search changes it. */
type Asking = Omit<ModelQuestion, 'most'> & { among: () => Choosable; onChosen: OnFound };

/**
 * Lets a language model read what was typed, search the catalogue by it, choose and explain, among candidates that the
 * catalogue recommender found and costed. Figures never come from the model, and what a wish rules out is ruled out by us.
 * Each place is handed on as soon as the model has written it. Who asks for our own picks is answered without it.
 * @throws AppError `model-failed` when it gives no answer, or one that cannot be used
 */
export function createModelProvider(
  settings: ModelSettings,
  onTrouble: (error: unknown) => void,
): RecommendationProvider {
  const written = createModelConversation(settings);

  /** What it chooses. Whatever was whole when it broke off counts; nothing whole is a failure. */
  async function ask({ among, onChosen, ...question }: Asking): Promise<Choice> {
    let choice: Choice = { chosen: [], strangers: 0, isWhole: false };
    try {
      for await (const text of written({ ...question, most: among().most })) {
        const next = grounded(wholePicks(text), among());
        if (next.chosen.length > choice.chosen.length) onChosen(next.chosen);
        choice = { ...next, isWhole: false };
      }
      return { ...choice, isWhole: true };
    } catch (error) {
      if (question.signal.aborted || choice.chosen.length === 0) throw error;
      onTrouble(error);
      return choice;
    }
  }

  /** Asked once more for what it named that nobody knows, among what is left and without a search. */
  async function askTwice(asking: Asking): Promise<Choice> {
    const first = await ask(asking);
    const { candidates, most, ...others } = asking.among();
    const missing = most - first.chosen.length;
    if (!first.isWhole || first.strangers === 0 || missing <= 0) return first;
    const taken = new Set(first.chosen.map(({ id }) => id));
    const left = candidates.filter(({ id }) => !taken.has(id));
    const second = await ask({
      ...asking,
      search: undefined,
      told: { ...asking.told, candidates: left.map(placeOf) },
      among: () => ({ ...others, candidates: left, most: missing }),
      onChosen: (more) => asking.onChosen([...first.chosen, ...more]),
    }).catch((error: unknown) => {
      if (asking.signal.aborted || first.chosen.length === 0) throw error;
      onTrouble(error);
      return { chosen: [], strangers: 0, isWhole: true };
    });
    return { ...second, chosen: [...first.chosen, ...second.chosen] };
  }

  async function choose(
    input: ProviderInput,
    { signal, onFound }: { signal: AbortSignal; onFound: OnFound },
  ): Promise<RecommendationAnswer> {
    const { preferences, faresFor } = input;
    const listed = ({ kept, told: said }: Choosable, places: readonly Recommendation[]): RecommendationAnswer => ({
      ...said,
      source: 'model',
      recommendations: inPlaces(kept, places, preferences),
    });
    let now = choosableOf(input);
    if (isSettled(now)) return listed(now, []);
    const search = async (reading: ModelReading) => {
      const read = { ...input, reading, flights: (await faresFor?.(reading)) ?? input.flights };
      now = choosableOf(read);
      const { note, wishes = [] } = now.told;
      return {
        ...{ read: wishes.map(({ label, strength }) => ({ label, strength })), notRead: unreadOf(read) },
        ...{ note, places: now.candidates.map(placeOf) },
      };
    };
    const told = { today: input.today, ...travelerOf(preferences, now.told), candidates: now.candidates.map(placeOf) };
    const onChosen: OnFound = (some) => onFound(inPlaces(now.kept, some, preferences));
    const { chosen, isWhole } = await askTwice({ told, search, signal, onChosen, among: () => now });
    if (isSettled(now)) return listed(now, []);
    if (chosen.length === 0) throw new Error('the model named no candidate');
    if (isWhole) return listed(now, chosen);
    const ids = new Set(chosen.map(({ id }) => id));
    const rest = now.candidates.filter(({ id }) => !ids.has(id)).slice(0, now.most - chosen.length);
    const note = [BROKE_OFF, now.told.note].filter(Boolean).join(' ');
    return { ...listed(now, [...chosen, ...rest]), note };
  }

  return {
    name: `openai (${settings.model})`,
    source: 'model',
    async recommend(input, signal, onFound = () => undefined) {
      if (input.preferences.chooser === 'catalogue') {
        const answer = recommend(input);
        return { ...answer, note: [OWN_PICKS, answer.note].filter(Boolean).join(' ') };
      }
      try {
        return await choose(input, { signal, onFound });
      } catch (error) {
        if (signal.aborted) throw error;
        onTrouble(error);
        throw new AppError('model-failed', FAILED, { cause: error });
      }
    },
  };
}

/** What stays of a list, and a dozen places to fill it with. */
function choosableOf(input: ProviderInput): Choosable {
  const { recommendations, source: _ours, ...told } = recommend(input, CANDIDATES);
  const stays = new Set(input.preferences.kept?.map(({ id }) => id));
  const kept = recommendations.filter(({ id }) => stays.has(id));
  // It chooses a whole list; around what stays there is less room.
  return { told, kept, candidates: recommendations.filter(({ id }) => !stays.has(id)), most: PICKS - kept.length };
}

const isSettled = ({ candidates, most }: Choosable): boolean => candidates.length === 0 || most <= 0;

/** The picks that are whole in a text that is still being written. */
const wholePicks = (text: string): ModelPick[] =>
  wholeObjects(text).flatMap((object) => pickSchema.safeParse(object).data ?? []);

/** Known places only, each once; a reason that cannot be shown gives way to our own. */
function grounded(picks: readonly ModelPick[], { candidates, most }: Choosable): Omit<Choice, 'isWhole'> {
  const chosen = new Map<string, Recommendation>();
  let strangers = 0;
  for (const { id, reason } of picks) {
    const candidate = candidates.find((each) => each.id === id);
    if (!candidate) strangers += 1;
    if (!candidate || chosen.has(id) || chosen.size >= most) continue;
    const own = reason.trim();
    chosen.set(id, isShowable(own, candidate) ? { ...candidate, reason: own } : candidate);
  }
  return { chosen: [...chosen.values()], strangers };
}
