/** The built-in recommender: pure, and the same answer for the same input on the same day. */
import type { CatalogueEntry, Position, Preferences, RecommendationAnswer } from '@sojourn/contracts';
import { distanceKm, hemisphereOf, parseParty, seededRandom } from '@sojourn/travel';
import { isRuledOut, scoreCandidate, type MatchCriteria, type Candidate } from './candidate.model';
import { formatRecommendation } from './presentation.model';
import { quiet, rankStrength } from './vocabulary.model';
import { parseRefinement, hasContent, type Direction } from './refinement.model';

/** `today` is `YYYY-MM-DD`; `origin` is where they start, null when nobody knows. */
export type RecommendationInput = {
  preferences: Preferences;
  catalogue: readonly CatalogueEntry[];
  origin: Position | null;
  today: string;
};

const HOW_MANY = 5;
// Nobody flies to where they are.
const AT_HOME_KM = 120;
// Points of a hundred: what it takes to show a second place of the same country, landscape or part of the world.
const LIKENESS = { country: 25, sceneKind: 5, continent: 4 };
const A_LITTLE_CHANCE = 1.5;
const A_STRETCH = 1.25;

/** The places that fit best, five unless told, with reasons; `note` says what could not be taken into account. */
export function recommend(input: RecommendationInput, howMany = HOW_MANY): RecommendationAnswer {
  const { preferences, catalogue, origin } = input;
  if (catalogue.length === 0) return { recommendations: [], source: 'catalogue' };
  const criteria = criteriaFor(input, [preferences.customDetails, preferences.refinement ?? ''].join('\n'));
  // Only a refinement moves a list that was shown; directions in the details are against the usual place.
  const refined = parseRefinement(preferences.refinement ?? '', catalogue).directions;
  const before = refined.size > 0 ? pick(input, criteriaFor(input, preferences.customDetails)) : [];
  const chosen = pick(input, criteria, { before, refined, howMany });
  const note = noteFor(input);
  const context = { ...criteria, isOriginKnown: origin !== null, before };
  return {
    recommendations: chosen.map((candidate) => formatRecommendation(candidate, context)),
    source: 'catalogue',
    ...(note ? { note } : {}),
  };
}

function criteriaFor({ preferences, catalogue, origin, today }: RecommendationInput, words: string): MatchCriteria {
  return {
    preferences,
    refinement: parseRefinement(words, catalogue, hemisphereOf(origin?.latitude ?? 0)),
    party: parseParty(preferences.groupSize),
    origin,
    today,
  };
}

function noteFor({ preferences, catalogue, origin }: RecommendationInput): string | undefined {
  const { refinement = '', userLocation } = preferences;
  const notes = [
    origin
      ? ''
      : `We could not find ${userLocation.city || 'your starting place'}, so flight times and fares are those of a medium-long flight.`,
    refinement.trim() && !hasContent(parseRefinement(refinement, catalogue))
      ? 'We did not understand the refinement. Try words such as cheaper, closer, warmer, no beaches, or a country.'
      : '',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}

/** The list that was shown, and the directions that are meant against it. */
type Earlier = { before?: readonly Candidate[]; refined?: ReadonlySet<Direction>; howMany?: number };

/** The best candidates, unlike each other; `before` is the list that the refinement wants to move away from. */
function pick(
  input: RecommendationInput,
  criteria: MatchCriteria,
  { before = [], refined = new Set(), howMany = HOW_MANY }: Earlier = {},
): Candidate[] {
  const { catalogue, origin, today } = input;
  const away = catalogue.filter(({ position }) => !origin || distanceKm(origin, position) > AT_HOME_KM);
  const allowed = away.filter((entry) => !isRuledOut(entry, criteria.refinement));
  const named = allowed.filter((entry) => criteria.refinement.places.some((place) => place.has(entry)));
  const field = named.length >= 2 ? named : insisted(allowed, criteria, input);
  // Without the refinement, so that the list before it can be made again.
  const seed = [today, JSON.stringify({ ...criteria.preferences, refinement: '' })];
  let candidates = field.map((entry) => {
    const candidate = scoreCandidate(entry, criteria);
    return { ...candidate, score: candidate.score + seededRandom(...seed, entry.id) * A_LITTLE_CHANCE };
  });
  candidates = affordable(candidates, criteria.preferences.budget);
  for (const direction of criteria.refinement.directions) {
    candidates = moved(candidates, direction, refined.has(direction) ? before : candidates);
  }
  return diverse(candidates, named.length >= 2, howMany);
}

/** A refinement that names things is answered with places that have one of them, as long as there are enough. */
function insisted(
  entries: CatalogueEntry[],
  { preferences }: MatchCriteria,
  { catalogue }: RecommendationInput,
): CatalogueEntry[] {
  const { wanted } = parseRefinement(preferences.refinement ?? '', catalogue);
  const having = entries.filter((entry) => wanted.some((facet) => facet.strength(entry) >= 0.5));
  return having.length >= HOW_MANY ? having : entries;
}

/** Nothing far above the budget while there is enough near it; else the least costly there are. */
function affordable(candidates: Candidate[], budget: number): Candidate[] {
  const near = candidates.filter(({ cost }) => cost.total <= budget * A_STRETCH);
  if (budget <= 0 || near.length >= HOW_MANY * 2) return budget <= 0 ? candidates : near;
  return [...candidates].sort((one, other) => one.cost.total - other.cost.total).slice(0, HOW_MANY * 2);
}

/** What each direction measures; more is better. */
const measures: Record<Exclude<Direction, 'different'>, (candidate: Candidate) => number> = {
  cheaper: ({ cost }) => -cost.total,
  pricier: ({ cost }) => cost.total,
  closer: ({ flight }) => -flight.km,
  farther: ({ flight }) => flight.km,
  colder: ({ high }) => -high,
  warmer: ({ high }) => high,
  quieter: ({ entry }) => quiet.strength(entry),
  livelier: ({ entry }) => rankStrength(entry.vacationTypes, 'party') + rankStrength(entry.vacationTypes, 'urban'),
};
const A_MOVE = 30;

/** Moves past the list that was shown before, or past the usual place when nothing was. */
function moved(candidates: Candidate[], direction: Direction, before: readonly Candidate[]): Candidate[] {
  if (direction === 'different') {
    const shown = new Set(before.map(({ entry }) => entry.id));
    return shown.size >= candidates.length ? candidates : candidates.filter(({ entry }) => !shown.has(entry.id));
  }
  const measure = measures[direction];
  const usual = before.reduce((sum, candidate) => sum + measure(candidate), 0) / Math.max(1, before.length);
  const ranked = [...candidates].sort((one, other) => measure(other) - measure(one));
  // A hair's breadth is no move: a twelfth, or it does not count.
  const further = ranked.filter((candidate) => measure(candidate) > usual + Math.abs(usual) / 12);
  // Where the earlier list was at the end of the scale already, the nearest to that end is as far as one can go.
  const kept = further.length >= HOW_MANY ? further : ranked.slice(0, HOW_MANY * 2);
  return kept.map((candidate, at) => {
    const way = measure(candidate) > usual ? 1 - at / kept.length : -1;
    return { ...candidate, score: candidate.score + A_MOVE * way };
  });
}

/** Takes the best, then the best that is unlike what was taken. A country that was asked for may fill the list. */
function diverse(candidates: readonly Candidate[], isPlaceAsked: boolean, howMany: number): Candidate[] {
  const left = [...candidates];
  const taken: Candidate[] = [];
  const worth = ({ entry, score }: Candidate) =>
    taken.reduce((points, { entry: other }) => {
      const country = !isPlaceAsked && other.country === entry.country ? LIKENESS.country : 0;
      const kind = other.sceneKind === entry.sceneKind ? LIKENESS.sceneKind : 0;
      const continent = !isPlaceAsked && other.continent === entry.continent ? LIKENESS.continent : 0;
      return points - country - kind - continent;
    }, score);
  while (taken.length < howMany && left.length > 0) {
    const best = left.reduce((top, each) => (worth(each) > worth(top) ? each : top));
    taken.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return taken;
}
