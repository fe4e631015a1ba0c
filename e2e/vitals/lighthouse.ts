/** Lighthouse's scores of a page, as a phone. */
import lighthouse from 'lighthouse';
import type { Bound } from './bounds';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST: Record<string, number> = { performance: 90 };

/** Scores from 0 to 100 by category, of the browser that listens on `port`. */
async function scores(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100)]),
  );
}

/** The bounds of one page: 90 for performance, 100 for all else. As in {@link Bound}, less is better: points missing. */
export async function lighthouseBounds(name: string, url: string, port: number): Promise<Bound[]> {
  return Object.entries(await scores(url, port)).map(([category, score]) => {
    const limit = 100 - (LEAST[category] ?? 100);
    return { name: `${name}: ${category}, points missing`, value: 100 - score, limit, holds: 100 - score <= limit };
  });
}
