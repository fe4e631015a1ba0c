/** What a recommendation may claim of a place: only what a fact of the catalogue shows. */
import type { CatalogueEntry, FittingWish } from '@sojourn/contracts';
import { thingOf } from '@sojourn/wishes';
import type { MatchCriteria } from './candidate.model';
import { formatMonths } from './month-words.model';
import { thingsAsked } from './things-asked.model';
import { evidenceFor, hasTrait, seasonOf, type Evidence } from './topic.model';

const labels: Readonly<Record<string, string>> = { children: 'children' };
const MOST_CLAIMS = 3;

/** A claim: the label of the thing, and the fact that shows it. */
export type Claim = { thing: string; label: string; evidence: string; by: Evidence['by'] };

/** No memorial for a honeymoon, a party or a family. */
const isLightHearted = ({ preferences, party }: MatchCriteria) =>
  party.hasChildren ||
  party.isCouple ||
  preferences.vacationType.some((type) => ['party', 'romantic', 'family', 'relaxing'].includes(type));

/** The claims that this place can prove, strongest wishes first; no fact is used twice. */
export function claimsFor(entry: CatalogueEntry, criteria: MatchCriteria, most = MOST_CLAIMS): Claim[] {
  const used = new Set<string>();
  const claims: Claim[] = [];
  for (const thing of thingsAsked(criteria)) {
    if (claims.length >= most) break;
    const evidence = evidenceFor(entry, thing, isLightHearted(criteria));
    if (!evidence || used.has(evidence.text)) continue;
    used.add(evidence.text);
    claims.push({ thing, label: labels[thing] ?? thingOf(thing).label, evidence: evidence.text, by: evidence.by });
  }
  return claims;
}

/** One sentence a claim. */
export function claimSentence(entry: CatalogueEntry, { thing, label, evidence, by }: Claim): string {
  const season = seasonOf(entry, thing);
  if (thing === 'children') return by === 'listing' ? 'Easy with children.' : `With children: ${evidence}.`;
  if (by !== 'listing') return `For ${label}: ${evidence}.`;
  return season && season.length < 12 ? `Known for ${label}, ${formatMonths(season)}.` : `Known for ${label}.`;
}

const needLabels: Readonly<Record<string, string>> = {
  'step-free': 'mostly level, with step-free transport and main sights',
  halal: 'halal food is easy to find',
  kosher: 'kosher restaurants under supervision',
  'gluten-free': 'gluten-free food is labeled and easy to find',
  vegan: 'vegan food is easy to find',
  dogs: 'a dog may come along by land',
  safe: 'among the thirty most peaceful countries (Global Peace Index 2024)',
  'public-transport': 'good public transport',
};

/** Wishes that the place fits, each with the fact that shows it, for chips. */
export function fitsOf(entry: CatalogueEntry, criteria: MatchCriteria): FittingWish[] {
  const proven = claimsFor(entry, criteria, 6).map(({ label, evidence, by }) => ({
    label: capital(label),
    evidence: by === 'listing' ? '' : evidence,
  }));
  const needs = criteria.wishes.flatMap((wish) => {
    if (wish.kind !== 'need') return [];
    const evidence = needLabels[wish.need];
    return evidence && hasTrait(entry, wish.need) ? [{ label: wish.label, evidence }] : [];
  });
  return [...needs, ...proven];
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
