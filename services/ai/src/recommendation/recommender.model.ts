/** The built-in recommender: pure, and the same answer for the same input on the same day, however it is ordered. */
import {
  interestTags,
  travelStyles,
  vacationTypes,
  type CatalogueEntry,
  type Position,
  type Preferences,
  type RecommendationAnswer,
} from '@sojourn/contracts';
import { distanceKm, oncePer, parseParty } from '@sojourn/travel';
import { scoreCandidate, type Candidate, type MatchCriteria } from './candidate.model';
import { isAllowed, keepsLimits } from './conditions.model';
import { isComparable, isComparison } from './comparison.model';
import type { FlightFares } from './flight-fares.model';
import { insist, lacking } from './insistence.model';
import { missesOf } from './breaks.model';
import { choosable, inPlaces, keptOf } from './kept.model';
import type { ModelReading, Unread } from './model-reading.model';
import { moved, type Earlier } from './moves.model';
import { namesPicks, withNamedPicks } from './named-picks.model';
import { notesFor } from './notes.model';
import { isIn, neighboursOf } from './place-match.model';
import { formatRecommendation } from './presentation.model';
import { isComfort, isCondition, isExclusion, byNearness, nearest, relax, softened } from './relaxing.model';
import { affordable, diverse, HOW_MANY } from './selection.model';
import { HAS, strengthOf } from './topic.model';
import { hemisphereFor, toUnderstood, wishesOf, type SourcedWish } from './wishes.model';

/** `today` is `YYYY-MM-DD`; `origin` is where they start, null when nobody knows; without `flights` fares are guessed, and a note says so. */
export type RecommendationInput = {
  preferences: Preferences;
  catalogue: readonly CatalogueEntry[];
  origin: Position | null;
  /** The city there, as our index calls it: never what was typed. */
  from?: string | undefined;
  /** The country there, by its English name; without it nobody knows what is their own. */
  home?: string | undefined;
  today: string;
  flights?: FlightFares | undefined;
  /** What a language model read in what was typed; without it our grammar alone reads. */
  reading?: ModelReading | undefined;
};

// Nobody travels to where they are.
const AT_HOME_KM = 120;

/** The places that fit best, five unless told, with reasons; `note` says what could not be taken into account. */
export function recommend(asked: RecommendationInput, howMany = HOW_MANY): RecommendationAnswer {
  const { catalogue } = asked;
  if (catalogue.length === 0) return { recommendations: [], source: 'catalogue' };
  const input = withPicks(asked);
  const preferences = canonical(input.preferences);
  const { wishes, understood, questions, notUnderstood, group } = wishesIn(input);
  const criteria: MatchCriteria = { ...input, preferences, wishes, party: parseParty(group) };
  // Only a refinement moves a list that was shown; directions in the details are against the usual place.
  const isMove = (wish: SourcedWish) =>
    wish.kind === 'move' && wish.source === 'refinement' && !isHeldTo(wish, criteria);
  const before = wishes.some(isMove)
    ? pick({ ...criteria, wishes: wishes.filter((wish) => !isMove(wish)) }, { howMany: HOW_MANY, before: [], kept: [] })
        .chosen
    : [];
  const kept = keptOf(criteria);
  const { relaxed, nameless, unmet, ...picked } = pickSome(criteria, { howMany: howMany - kept.length, before, kept });
  const note = notesFor({
    ...{ criteria, chosen: [...kept, ...picked.chosen], kept, relaxed, nameless, unmet, before },
    isAllRead: notUnderstood.length === 0 && questions.length === 0,
  });
  const format = (candidate: Candidate) => formatRecommendation(candidate, { ...criteria, before });
  return {
    recommendations: inPlaces(kept.map(format), picked.chosen.map(format), preferences),
    source: 'catalogue',
    wishes: understood.map(toUnderstood),
    questions: questions.map(toUnderstood),
    notUnderstood: [...notUnderstood],
    ...(note ? { note } : {}),
  };
}

/** 'Like the second one' by the name of that place, in the list before: of the last line alone, the ones before are told by theirs. */
function withPicks(input: RecommendationInput): RecommendationInput {
  const lines = (input.preferences.refinement ?? '').split('\n');
  const last = lines.pop() ?? '';
  if (!namesPicks(last)) return input;
  const before = {
    ...input,
    preferences: { ...input.preferences, refinement: lines.filter((line) => !namesPicks(line)).join('\n') },
  };
  const names = recommend(before).recommendations.map(({ destination }) => destination);
  const refinement = [...lines, withNamedPicks(last, names)].join('\n');
  return { ...input, preferences: { ...input.preferences, refinement } };
}

const wishesIn = oncePer(({ preferences, origin, ...input }: RecommendationInput) =>
  wishesOf({ ...input, preferences: canonical(preferences), hemisphere: hemisphereFor(origin) }),
);

/** What of a model's reading does not count, and why. */
export const unreadOf = (input: RecommendationInput): readonly Unread[] => wishesIn(input).unread;

/** What was chosen in the order of the choices, so that the order of asking changes nothing. */
function canonical(preferences: Preferences): Preferences {
  const inOrder = <T>(order: readonly T[], chosen: readonly T[]) => order.filter((each) => chosen.includes(each));
  return {
    ...preferences,
    vacationType: inOrder(vacationTypes, preferences.vacationType),
    travelStyle: inOrder(travelStyles, preferences.travelStyle),
    interests: inOrder(interestTags, preferences.interests),
  };
}

/** `relaxed` are wishes that could not be met by any place; `nameless` is whether neighbours fill the list. */
type Picked = { chosen: Candidate[]; relaxed: readonly SourcedWish[]; nameless: boolean };
/** How many to pick, beside those that stay, and what a refinement wants to move away from. */
type Picking = Earlier & {
  howMany: number;
  kept: readonly Candidate[];
  isPlaceAsked?: boolean;
  /** Wishes that gave way, which the places are to come near to. */
  unmet?: readonly SourcedWish[];
};

/**
 * Where no place keeps every hard wish, the nearest that there are; `unmet` are the wishes that gave way. At last also the
 * soft ones and the timetables do: only places that were left out by name stay out.
 */
function pickSome(criteria: MatchCriteria, picking: Picking): Picked & { unmet: readonly SourcedWish[] } {
  const all = pick(criteria, picking);
  const isEmpty = all.chosen.length === 0 && picking.kept.length === 0;
  // What no place of the catalogue has is had for nothing that gives way.
  const lackedBy = (chosen: readonly Candidate[]) =>
    lacking(chosen, criteria).filter(({ thing }) =>
      criteria.catalogue.some((entry) => strengthOf(entry, thing) >= HAS),
    );
  const rare = isEmpty ? [] : lackedBy(all.chosen);
  if (!isEmpty && rare.length === 0) return { ...all, unmet: [] };
  const picked = (wishes: readonly SourcedWish[], change: Partial<MatchCriteria & Picking>) => {
    const some = pick({ ...criteria, ...change, wishes }, { ...picking, ...change });
    const { unmet = [] } = change;
    const chosen = [...some.chosen].sort(byNearness(unmet, criteria));
    return chosen.length > 0 ? { ...some, chosen } : null;
  };
  const relaxed = (unmet: readonly SourcedWish[]) => picked(softened(criteria.wishes, unmet), { unmet });
  if (!isEmpty) {
    // Who wants to see the northern lights flies an hour longer for them.
    const nearly = relax(criteria.wishes.filter(isComfort), (unmet) => {
      const some = relaxed(unmet);
      return some && lackedBy(some.chosen).length < rare.length ? some : null;
    });
    return { ...(nearly?.answer ?? all), unmet: nearly?.unmet ?? [] };
  }
  const found = relax(criteria.wishes, relaxed);
  if (found) return { ...found.answer, unmet: found.unmet };
  const unmet = criteria.wishes.filter(isCondition);
  const last = picked(criteria.wishes.filter(isExclusion), { unmet, flights: undefined });
  return { ...(last ?? all), unmet: last ? unmet : [] };
}

/** The best candidates, unlike each other. */
function pick(criteria: MatchCriteria, picking: Picking): Picked {
  const { catalogue, origin, wishes } = criteria;
  const away = [...catalogue]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .filter(({ position }) => !origin || distanceKm(origin, position) > AT_HOME_KM)
    .filter((entry) => isAllowed(entry, criteria));
  // 'Maybe Portugal' weighs, and the list goes on elsewhere.
  const named = wishes.flatMap((wish) =>
    wish.kind === 'place' && wish.isWanted && wish.strength === 'hard' ? [wish.place] : [],
  );
  if (named.length === 0) return choose(away, criteria, picking);
  const inside = away.filter((entry) => named.some((place) => isIn(entry, place)));
  const own = choose(inside, criteria, { ...picking, isPlaceAsked: true });
  const missing = picking.howMany - own.chosen.length;
  if (missing <= 0 || (own.chosen.length > 0 && named.some(({ type }) => type === 'region'))) return own;
  const ids = new Set(inside.map(({ id }) => id));
  // The nearest that fit, and no directions: those are about the places that were named.
  const alone = { ...picking, howMany: 1, before: [] };
  const near: CatalogueEntry[] = [];
  for (const entry of neighboursOf(
    inside,
    named,
    away.filter(({ id }) => !ids.has(id)),
  )) {
    if (near.length === missing) break;
    if (choose([entry], criteria, alone).chosen.length > 0) near.push(entry);
  }
  const around = choose(near, criteria, { ...alone, howMany: missing });
  return { ...own, chosen: [...own.chosen, ...around.chosen], nameless: true };
}

function choose(entries: readonly CatalogueEntry[], criteria: MatchCriteria, picking: Picking): Picked {
  const { isPlaceAsked = false, unmet = [], ...rest } = picking;
  const score = (asked: MatchCriteria) =>
    entries.flatMap((entry) => scoreCandidate(entry, asked) ?? []).filter((candidate) => keepsLimits(candidate, asked));
  const { candidates, others, relaxed } = insist(score, criteria);
  const directions = criteria.wishes.filter((wish) => !isHeldTo(wish, criteria));
  const poolOf = (list: readonly Candidate[]) => {
    const near = nearest(choosable(list, criteria), { unmet, howMany: picking.howMany }, criteria);
    return moved(affordable(near, criteria), directions, picking);
  };
  const pool = poolOf(candidates);
  // What misses fewer wishes comes before what misses more.
  const missing = new Map(pool.map((each) => [each, missesOf(each, criteria).length]));
  const counts = [...new Set(missing.values())].sort((one, other) => one - other);
  // In the country that was asked for a place without it still is one; elsewhere there would be no end of them.
  const tiers = [
    ...counts.map((count) => pool.filter((each) => missing.get(each) === count)),
    isPlaceAsked && pool.length < picking.howMany ? poolOf(others) : [],
  ];
  const chosen = tiers.reduce<Candidate[]>((taken, list) => {
    const howMany = picking.howMany - taken.length;
    return [...taken, ...diverse(list, { isPlaceAsked, ...rest, howMany, kept: [...rest.kept, ...taken] })];
  }, []);
  return { chosen, relaxed, nameless: false };
}

/** Whether a direction is a condition: of two places one is warmer, and a list before it says nothing of that. */
const isHeldTo = (wish: SourcedWish, criteria: MatchCriteria): boolean =>
  isComparison(wish) && wish.strength === 'hard' && isComparable(wish, criteria);
