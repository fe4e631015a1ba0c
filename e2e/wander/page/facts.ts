/** What the page says of things: `data-fact="trip:12:price"`, with what stands there. */

/** A fact's key, and what the page says. */
export type Fact = { key: string; says: string };

export function readFacts(): Fact[] {
  return [...document.querySelectorAll('[data-fact]')].map((element) => ({
    key: element.getAttribute('data-fact') ?? '',
    says: (element.getAttribute('data-fact-value') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  }));
}
