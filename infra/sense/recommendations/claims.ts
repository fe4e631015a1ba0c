/** Takes a reason apart: what it says a place is good for, and whether the facts that it names show just that. */
import type { CatalogueEntry } from '@sojourn/contracts';

/** What a sentence may claim, and the words that show it in a fact of the catalogue. Written without the recommender. */
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
    return Object.entries(evidence).some(
      ([topic, shows]) => said.toLowerCase().includes(topic) && !isShown(shows, named || sentence, entry),
    );
  });
}

/** Of the activities and highlights that the sentence names, one shows it; where none is named, a keyword or trait does. */
function isShown(shows: RegExp, named: string, entry: CatalogueEntry): boolean {
  const activities = entry.activities.filter(({ name }) => named.toLowerCase().includes(name.toLowerCase()));
  const highlights = entry.highlights.filter((highlight) => named.toLowerCase().includes(highlight.toLowerCase()));
  const texts = [
    ...activities.map(({ name, description, attractionType }) => `${name} ${description} ${attractionType}`),
    ...highlights,
  ];
  const listings = [...entry.keywords, ...entry.traits.map(({ name }) => name.replace('-', ' '))];
  return (texts.length > 0 ? texts : listings).some((text) => shows.test(text));
}
