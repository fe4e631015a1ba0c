/** Takes a reason apart: what it says a place is good for, and whether the facts that it names show just that. */
import type { CatalogueEntry } from '@sojourn/contracts';

/** What a sentence may claim, and the words that show it in a keyword or trait. Written without the recommender. */
const evidence: Readonly<Record<string, RegExp>> = {
  nightlife: /\b(night ?life|clubs?|bars?|pubs?|samba|salsa|jazz|techno|party|milonga|tango|music crawl|cocktails)\b/i,
  beaches: /\b(beach|beaches|sand|coves?|cala|bay|lagoon|swim|snorkel|surf|island|sea|playas|coast)\b/i,
  food: /\b(food|feast|market|tast(e|ing)|eat|dinner|supper|lunch|breakfast|cook|cooking|kitchen|tapas|meze|wine|cellars?|seafood|brewery|whisky|chocolate|coffee|crab|parrilla|asado|mole|koshari|curry|ramen|sushi|street food|tea|stall|dish|dim sum|petiscos|izakaya|hawker|taco|mezcal|farm|vineyard|winer)/i,
  wine: /\b(wine|wines|winer(y|ies)|vineyards?|cellars?)\b/i,
  museums: /\b(museum|museums|gallery|galleries|louvre|uffizi|mona|rijksmuseum|met|art)\b/i,
  hiking: /\b(hike|hiking|trail|trek|walk|path|ridge|climb|route|summit|valley)\b/i,
  skiing: /\b(ski|skiing|powder|snowboard|slopes?)\b/i,
  'northern lights': /\b(northern lights|aurora)\b/i,
  safari: /\b(safari|game drive|lions?|elephants?|big five|crater)\b/i,
  diving: /\b(div(e|ing)|snorkel|snorkelling|reef|scuba|cenote)\b/i,
  surfing: /\bsurf(ing)?\b/i,
  wildlife:
    /\b(wildlife|animals?|whales?|penguins?|elephants?|lions?|sloths?|reindeer|turtles?|tortoises?|sea lions?|birds?|monkeys?|leopards?|bears?|orcas?|sanctuary|reef|rays|mantas?|crocodiles?|koalas?|wetlands|zoo|dolphins?|seals?|game|rhinos?|flamingos?|fish)\b/i,
};

/** The sentences of a reason that name a topic without a fact that shows it. */
export function unsupportedClaims(reason: string, entry: CatalogueEntry): string[] {
  return reason.split(/(?<=[.!?])\s+(?=[A-Z])/).filter((sentence) => {
    const [said = '', named = ''] = sentence.split(': ');
    return Object.keys(evidence).some(
      (topic) => said.toLowerCase().includes(topic) && !isShown(topic, named || sentence, entry),
    );
  });
}

/** One of the activities that the sentence names is about it; where none is named, a keyword or trait shows it. */
function isShown(topic: string, named: string, entry: CatalogueEntry): boolean {
  const activities = entry.activities.filter(({ name }) => named.toLowerCase().includes(name.toLowerCase()));
  if (activities.length > 0)
    return activities.some(({ about }) => about.some((each) => each.endsWith(topic.replace(' ', '-'))));
  const listings = [...entry.keywords, ...entry.traits.map(({ name }) => name.replace('-', ' '))];
  return listings.some((text) => evidence[topic]?.test(text));
}
