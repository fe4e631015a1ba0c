import type { ReactNode } from 'react';

/** Stands above suggestions: what they are, and in a second line what holds for all of them. Both are read out with their number. */
export interface SuggestionHeading {
  title: string;
  note?: string | undefined;
}

/** What a combobox is told of its suggestions. */
export interface SuggestionProps<Item> {
  /** What the list shows now; the page searches when `onInputChange` passes what was typed. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What stands in the input once the item is chosen. */
  itemText: (item: Item) => string;
  /** A row of the list, e.g. a ComboboxOption; the item's text by default. */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  /** The text is itself an answer: the first item is not taken by Enter or Tab unless moved to. */
  freeText?: boolean | undefined;
  heading?: SuggestionHeading | undefined;
  loading?: boolean | undefined;
  /** So many grey rows stand in while the first suggestions are loaded; by default a line says that it searches. */
  loadingRows?: number | undefined;
  /** Shown when something is typed and nothing fits. */
  emptyText?: string | undefined;
  /** Shown when the search itself failed. */
  errorText?: string | undefined;
  /** Shown when nothing is typed and there is nothing to offer. */
  promptText?: string | undefined;
}
