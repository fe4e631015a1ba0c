/** What one page says of a thing, another says, too. */
import type { Fact } from './page/facts';

/** What was said of a key, and where. */
type Said = { says: string; where: string };

export class FactBook {
  readonly #said = new Map<string, Said>();

  /** The data have changed: what was said before says nothing about them now. */
  forget(): void {
    this.#said.clear();
  }

  /** @returns sentences about what this page says in other words than an earlier one, or than itself */
  compare(facts: readonly Fact[], where: string): string[] {
    return facts.flatMap(({ key, says }) => {
      const known = this.#said.get(key);
      if (!known) this.#said.set(key, { says, where });
      else if (known.says !== says) {
        this.#said.set(key, { says, where });
        return [
          `${key.replaceAll(/:[^:]*\d[^:]*:/g, ':#:')} is "${says}" on ${where} and "${known.says}" on ${known.where}`,
        ];
      }
      return [];
    });
  }
}
