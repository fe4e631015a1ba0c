/** Whether recommendations make sense: seventy invented travellers, forty sentences in five languages, thirty refinements. */
import type { Preferences } from '@sojourn/contracts';
import { recommend } from '../../services/ai/src/recommendation/recommender.model';
import { destinationCatalogue } from '../../services/search/src/destination/destination-catalogue';
import { activities } from './recommendations/activities';
import { unsupportedClaims } from './recommendations/claims';
import { companions } from './recommendations/companions';
import { languages } from './recommendations/languages';
import { limits } from './recommendations/limits';
import { refinements } from './recommendations/refinements';
import { originOf, TODAY, usual, type Shown, type Traveller } from './recommendations/traveller';

const byId = new Map(destinationCatalogue.map((entry) => [entry.id, entry]));

/** What somebody with these answers is shown. */
function listFor(asks: Partial<Preferences>): Shown[] {
  const preferences = { ...usual, ...asks };
  const input = { preferences, catalogue: destinationCatalogue, origin: originOf(preferences), today: TODAY };
  return recommend(input).recommendations.flatMap((shown) => {
    const entry = byId.get(shown.id);
    return entry ? [{ entry, shown }] : [];
  });
}

const named = (list: readonly Shown[]) => list.map(({ shown }) => shown.destination).join(', ');

function judge({ who, asks, sensible, wrong }: Traveller) {
  const list = listFor(asks);
  const broken = wrong ? list.filter(wrong) : [];
  const odd = list.filter((place) => !sensible(place));
  const unsupported = list.flatMap(({ entry, shown }) => unsupportedClaims(shown.reason, entry));
  return { who, list, broken, odd, unsupported, makesSense: list.length > 0 && odd.length <= list.length / 5 };
}

const share = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

/** Prints every figure with its bound, and what fell short; true when all bounds hold. */
export function senseOfRecommendations(print: (line: string) => void = console.log): boolean {
  const travellers = [...companions, ...activities, ...limits].map(judge);
  const spoken = languages.map((traveller) => ({ ...judge(traveller), language: traveller.language }));
  const judged = [...travellers, ...spoken];
  const refined = refinements.map(({ who, asks, refinement, honoured }) => {
    const before = listFor(asks);
    const after = listFor({ ...asks, refinement });
    return { who, before, after, isHonoured: honoured(after, before) };
  });
  const sensible = travellers.filter(({ makesSense }) => makesSense).length;
  const broken = judged.filter((each) => each.broken.length > 0);
  const unsupported = judged.flatMap((each) => each.unsupported);
  const honoured = refined.filter(({ isHonoured }) => isHonoured).length;
  const understood = spoken.filter(({ makesSense, broken: none }) => makesSense && none.length === 0).length;

  print(`recommendations: lists with four of five sensible ${share(sensible, travellers.length)}, at least 92 %`);
  print(`recommendations: lists with a hard wish broken ${broken.length}, none`);
  print(`recommendations: reasons unsupported ${unsupported.length}, none`);
  print(`recommendations: refinements honoured ${share(honoured, refined.length)}, at least 28`);
  print(`recommendations: sentences in five languages ${share(understood, spoken.length)}, at least 80 %`);
  for (const { who, list, odd, makesSense } of judged) {
    if (!makesSense) print(`  odd for ${who}: ${named(odd) || 'an empty list'} in ${named(list)}`);
  }
  for (const { who, broken: places } of broken) print(`  broken for ${who}: ${named(places)}`);
  for (const sentence of new Set(unsupported)) print(`  unsupported: ${sentence}`);
  for (const { who, before, after, isHonoured } of refined) {
    if (!isHonoured) print(`  not honoured, ${who}: ${named(before)} became ${named(after)}`);
  }
  return (
    sensible >= travellers.length * 0.92 &&
    broken.length === 0 &&
    unsupported.length === 0 &&
    honoured >= 28 &&
    understood >= spoken.length * 0.8
  );
}
