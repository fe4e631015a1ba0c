import { X } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps, type FieldSize } from '../field/field';
import { Adornment, Input } from '../field/field.styles';
import { Spinner } from '../spinner/spinner';
import { Anchor, Box, Clear, Detail, Sheet, TwoLines } from './combobox.styles';
import type { AwaitedList, ListHandlers, ListState } from './suggestion-list';
import type { SuggestionProps } from './suggestion-props';
import { useComboboxText, type TextReason } from './use-combobox-text';
import { useSuggestionPart } from './use-suggestion-part';

export { ComboboxOption, type ComboboxOptionProps } from './combobox-option';
export type { SuggestionHeading } from './suggestion-props';
export type { TextReason };

/** Props of Combobox. */
export interface ComboboxProps<Item> extends FieldProps, SuggestionProps<Item> {
  value: Item | null;
  /** The chosen item, or null when the text no longer names one. */
  onValueChange: (value: Item | null) => void;
  /** Controls the text; without it the combobox stores it. */
  inputValue?: string | undefined;
  onInputChange?: ((text: string, reason: TextReason) => void) | undefined;
  /** A second line under the chosen item's name (size lg). */
  selectedDetail?: ((item: Item) => string) | undefined;
  size?: FieldSize | undefined;
  icon?: ReactNode;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

const CLOSED: ListState = { isOpen: false, isShown: false, active: '' };

/**
 * A text input that suggests: type, move with the arrows, choose with Enter, clear with Escape. On a phone it fills the screen
 * while it is open, so that the keyboard does not cover what is suggested.
 */
export const Combobox = <Item,>(props: ComboboxProps<Item>) => {
  const { frame, own } = splitField(props);
  const { value, size = 'md' } = own;
  const { id, labelId, ...aria } = useFieldIds(frame);
  const listId = `${id}-list`;
  const anchor = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choice = useComboboxText(own);
  const { text, isChosen, type, clear } = choice;
  const [Suggestions, prepare] = useSuggestionPart();
  const list = useRef<ListHandlers>(null);
  const [{ isOpen, isShown, active }, setListState] = useState(CLOSED);
  // What somebody did before the list was there opens it then.
  const [awaited, setAwaited] = useState<AwaitedList>();
  useImperativeHandle(own.ref, () => input.current as HTMLInputElement);

  // The cross goes with the text; whoever pressed it writes on.
  const clearAndWriteOn = () => {
    clear();
    input.current?.focus();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (list.current) list.current.onKeyDown(event);
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      setAwaited('first');
    }
  };
  const detail = isChosen && value !== null && size === 'lg' ? own.selectedDetail?.(value) : undefined;

  return (
    <FieldFrame {...frame} id={id} labelId={labelId} className={own.className}>
      <Anchor ref={anchor} onPointerEnter={prepare}>
        <Sheet ref={sheet} data-state={isOpen ? 'open' : 'closed'}>
          <Box data-size={size} data-state={frame.error ? 'invalid' : 'valid'}>
            {own.icon && <Adornment>{own.icon}</Adornment>}
            <TwoLines data-state={detail ? 'chosen' : 'open'}>
              <Input
                {...aria}
                id={id}
                ref={input}
                role="combobox"
                aria-autocomplete="list"
                aria-labelledby={labelId}
                aria-controls={Suggestions && listId}
                aria-activedescendant={active}
                aria-expanded={isShown}
                name={own.name}
                placeholder={own.placeholder}
                disabled={own.disabled}
                autoComplete="off"
                spellCheck={false}
                value={text}
                onFocus={(event) => {
                  prepare();
                  own.onFocus?.();
                  event.currentTarget.select();
                }}
                onChange={(event) => {
                  // Here and not by the list, which tells of it after a render: whoever types on would lose a letter.
                  type(event.target.value);
                  if (list.current) list.current.onChange(event);
                  else setAwaited('open');
                }}
                onClick={(event) => (list.current ? list.current.onClick(event) : setAwaited('open'))}
                onKeyDown={keyDown}
                onBlur={(event) => {
                  setAwaited(undefined);
                  own.onBlur?.();
                  list.current?.onBlur(event);
                }}
              />
              {detail && <Detail>{detail}</Detail>}
            </TwoLines>
            {own.loading && !isChosen && <Spinner />}
            {text !== '' && !own.disabled && (
              <Clear size="sm" label={`Clear ${frame.label}`} tabIndex={-1} onClick={clearAndWriteOn}>
                <X aria-hidden="true" />
              </Clear>
            )}
          </Box>
          {Suggestions && (
            <Suggestions<Item>
              of={own}
              choice={choice}
              label={frame.label}
              ids={{ input: id, label: labelId, list: listId }}
              anchor={anchor}
              sheet={sheet}
              input={input}
              awaited={awaited}
              onHandlers={(handlers) => {
                list.current = handlers;
              }}
              onState={setListState}
            />
          )}
        </Sheet>
      </Anchor>
    </FieldFrame>
  );
};
