/** Lighthouse's scores of a page, as a phone. */
import lighthouse from 'lighthouse';
import { type Bound, boundOf, median } from './bounds';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST: Record<string, number> = { performance: 90 };

/** How often which address is visited, by the browser that is debugged on `port`. */
type Visits = { url: string; port: number; rounds: number };

/** Scores from 0 to 100 by category, of the browser that listens on `port`. */
async function scores(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100)]),
  );
}

/**
 * Of each category the median of some visits: one visit alone says as much about what else the machine did
 * (github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md).
 */
async function medianScores({ url, port, rounds }: Visits): Promise<Record<string, number>> {
  const all: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await scores(url, port));
  const of = (category: string) => median(all.map((each) => each[category] as number));
  return Object.fromEntries(CATEGORIES.map((category) => [category, of(category)]));
}

/** The bounds of one page: 90 for performance, 100 for all else. As in {@link Bound}, less is better: points missing. */
export async function lighthouseBounds(name: string, visits: Visits): Promise<Bound[]> {
  return Object.entries(await medianScores(visits)).map(([category, score]) => {
    const limit = 100 - (LEAST[category] ?? 100);
    return boundOf(`${name}: ${category}, points missing`, 100 - score, limit);
  });
}
