/** What the page says of things: `data-fact="trip:12:budget"`, with what stands there; `here` is the trip of the page. */

/** A fact's key, and what the page says. */
export type Fact = { key: string; says: string };

export function readFacts(): Fact[] {
  const [, here = location.pathname] = /^\/trips\/(\d+)/.exec(location.pathname) ?? [];
  return [...document.querySelectorAll('[data-fact]')].map((element) => ({
    key: (element.getAttribute('data-fact') ?? '').replace(':here:', `:${here}:`),
    says: (element.getAttribute('data-fact-value') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  }));
}
