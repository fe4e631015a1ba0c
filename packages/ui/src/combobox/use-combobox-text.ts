import { useEffect, useRef, useState } from 'react';

/** Why the text of a combobox changed. */
export type TextReason = 'type' | 'pick' | 'clear';

interface Choice<Item> {
  value: Item | null;
  onValueChange: (value: Item | null) => void;
  itemKey: (item: Item) => string;
  itemText: (item: Item) => string;
  inputValue?: string | undefined;
  onInputChange?: ((text: string, reason: TextReason) => void) | undefined;
}

/**
 * The text of a combobox beside its value. Typing unmakes the choice but keeps what was typed; a value that comes
 * from outside (a swap, a reset) brings its own text.
 */
export const useComboboxText = <Item>(choice: Choice<Item>) => {
  const { value, onValueChange, itemKey, itemText, inputValue, onInputChange } = choice;
  const [ownText, setOwnText] = useState(() => (value === null ? '' : itemText(value)));
  const key = value === null ? null : itemKey(value);
  const words = value === null ? '' : itemText(value);
  const known = useRef(key);
  const text = inputValue ?? ownText;

  const write = (next: string, reason: TextReason) => {
    setOwnText(next);
    onInputChange?.(next, reason);
  };
  const choose = (next: Item | null) => {
    known.current = next === null ? null : itemKey(next);
    onValueChange(next);
  };

  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    setOwnText(words);
  }, [key, words]);

  return {
    text,
    isChosen: value !== null && text === words,
    type: (next: string) => {
      write(next, 'type');
      if (value !== null) choose(null);
    },
    pick: (item: Item) => {
      write(itemText(item), 'pick');
      choose(item);
    },
    clear: () => {
      write('', 'clear');
      choose(null);
    },
  };
};
