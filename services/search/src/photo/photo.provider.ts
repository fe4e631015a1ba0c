/** The port to providers of photographs. Adapters convert foreign failures to `AppError`. */
import type { PhotoCredit } from '@sojourn/contracts/photo';

/** A photograph elsewhere: `source` is its address, at least 1,000 px wide; `useReport` is what its terms want to be told. */
export type FoundPhoto = { source: string; credit: PhotoCredit; useReport?: string | undefined };

export type PhotoProvider = {
  name: string;
  /** The photograph that shows a place best, across rather than high; null where there is none. */
  find(place: { name: string; country: string }): Promise<FoundPhoto | null>;
  /** Tells the provider that a photograph is shown, where its terms want that. */
  reportUse?(photo: FoundPhoto): Promise<void>;
};

/** Narrower ones would be blown up at the head of a page. */
const LEAST_WIDTH = 1_000;
const LEAST_RATIO = 1.2;

/** Whether a photograph of that size fills a card without being cut to a stripe. */
export const isLandscape = ({ width, height }: { width: number; height: number }): boolean =>
  width >= LEAST_WIDTH && width >= height * LEAST_RATIO;

/** What every adapter is given; `url` is where it answers. */
export type PhotoProviderOptions = { url: string; key: string; timeoutMs?: number };

/** A page waits for what is not cached, 5 s in all. */
export const PHOTO_SEARCH_MS = 2_000;
