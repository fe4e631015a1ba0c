import type { Collection } from 'mongodb';
import type { Item } from './item';

/** What must be true of one document: last acknowledged, and what an unanswered write may have made of it. */
interface Entry {
  /** The acknowledged revision; 0 when the document must not be there. */
  revision: number;
  /** A revision sent and not answered: it may be there or not. */
  pending?: number;
}

/** Remembers what the engine has promised. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  acknowledged = 0;

  /** Notes that a write is on its way; revision 0 stands for a delete. */
  sent(id: string, revision: number): void {
    this.#entries.set(id, { revision: this.#entries.get(id)?.revision ?? 0, pending: revision });
  }

  /** Notes that a write was acknowledged. */
  confirmed(id: string, revision: number): void {
    this.#entries.set(id, { revision });
    this.acknowledged++;
  }

  /** Notes that a write was refused: nothing has changed. */
  refused(id: string): void {
    const revision = this.#entries.get(id)?.revision ?? 0;
    this.#entries.set(id, { revision });
  }

  /** Counts promises broken, and takes what is there as the truth for writes that were never answered. */
  async countLost(items: Collection<Item>): Promise<number> {
    const stored = new Map((await items.find().toArray()).map(({ _id, revision }) => [_id, revision]));
    let lost = 0;
    for (const [id, { revision, pending }] of this.#entries) {
      const found = stored.get(id) ?? 0;
      if (found !== revision && found !== pending) lost++;
      this.#entries.set(id, { revision: found });
    }
    for (const id of stored.keys()) if (!this.#entries.has(id)) lost++;
    return lost;
  }
}
