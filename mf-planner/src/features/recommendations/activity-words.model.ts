/** An activity as the recommender writes it, `Fado evening (2h 30m, $35)`, read again. */

/** `price` is whole US dollars a person, `minutes` how long it takes; null where the words do not say. */
export type SaidActivity = { name: string; price: number | null; minutes: number | null };

const WITH_FACTS = /^(.*\S)\s*\(([^()]*)\)\s*$/;
const PRICE = /\$\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?![\d.])/;
const LENGTH = /\b(?:(\d{1,3})\s?h(?:ours?)?)?\s?(?:(\d{1,3})\s?m(?:in(?:utes?)?)?)?\b/g;
const LONGEST_MINUTES = 10_080;

function minutesIn(text: string): number | null {
  for (const [, hours, minutes] of text.matchAll(LENGTH)) {
    const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    if (total > 0 && total <= LONGEST_MINUTES) return total;
  }
  return null;
}

/** Words in brackets that say neither a length nor a price are part of the name. */
export function parseActivity(text: string): SaidActivity {
  const [, name = '', facts = ''] = WITH_FACTS.exec(text) ?? [];
  const found = PRICE.exec(facts)?.[1];
  const price = found !== undefined ? Number(found.replaceAll(',', '')) : /\bfree\b/i.test(facts) ? 0 : null;
  const minutes = minutesIn(facts);
  if (price === null && minutes === null) return { name: text.trim(), price, minutes };
  return { name, price, minutes };
}
