import { useCombobox } from 'downshift';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type Ref } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps, type FieldSize } from '../field/field';
import { Adornment, Input } from '../field/field.styles';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Anchor, Box, Clear, Detail, Item as Row, List, Message, Panel, TwoLines } from './combobox.styles';
import { useComboboxText, type TextReason } from './use-combobox-text';
import { usePanelPlace } from './use-panel-place';

export { ComboboxOption, type ComboboxOptionProps } from './combobox-option';
export type { TextReason };

/** Props of Combobox. */
export interface ComboboxProps<Item> extends FieldProps {
  /** What the list shows now; the page searches when `onInputChange` passes what was typed. */
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** What stands in the input once the item is chosen. */
  itemText: (item: Item) => string;
  /** A row of the list, e.g. a ComboboxOption; the item's text by default. */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  value: Item | null;
  /** The chosen item, or null when the text no longer names one. */
  onValueChange: (value: Item | null) => void;
  /** Controls the text; without it the combobox stores it. */
  inputValue?: string | undefined;
  onInputChange?: ((text: string, reason: TextReason) => void) | undefined;
  /** A second line under the chosen item's name (size lg). */
  selectedDetail?: ((item: Item) => string) | undefined;
  /** The text is itself an answer: the first item is not taken by Enter or Tab unless moved to. */
  freeText?: boolean | undefined;
  loading?: boolean | undefined;
  /** Shown when something is typed and nothing fits. */
  emptyText?: string | undefined;
  /** Shown when the search itself failed. */
  errorText?: string | undefined;
  /** Shown when nothing is typed and there is nothing to offer. */
  promptText?: string | undefined;
  size?: FieldSize | undefined;
  icon?: ReactNode;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** A text input that suggests: type, move with the arrows, choose with Enter, clear with Escape. */
export const Combobox = <Item,>(props: ComboboxProps<Item>) => {
  const { frame, own } = splitField(props);
  const { items, itemKey, itemText, value, size = 'md', freeText = false } = own;
  const { id, labelId, ...aria } = useFieldIds(frame);
  const anchor = useRef<HTMLDivElement>(null);
  const { text, isChosen, type, pick, clear } = useComboboxText(own);

  const list = useCombobox<Item>({
    items: items as Item[],
    inputId: id,
    labelId,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => (item === null ? '' : itemText(item)),
    defaultHighlightedIndex: freeText ? -1 : 0,
    stateReducer: (state, { type: change, changes }) => {
      const { InputBlur, ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      // Leaving the field keeps what was typed; only Tab onto a highlighted suggestion takes it.
      if (change === InputBlur && !changes.selectedItem) return { ...changes, inputValue: state.inputValue };
      if (change === ItemClick || change === InputKeyDownEnter) return { ...changes, isOpen: false };
      return changes;
    },
    onStateChange: ({ selectedItem, inputValue = '', type: change }) => {
      const { InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      if (change === InputChange) type(inputValue);
      else if (selectedItem) pick(selectedItem);
      else if (change === InputKeyDownEscape && inputValue === '' && !list.isOpen) clear();
    },
  });

  const message = own.errorText ?? (text ? own.emptyText : own.promptText);
  const isShown = list.isOpen && !isChosen && (items.length > 0 || Boolean(own.loading) || message !== undefined);
  usePanelPlace(anchor, isShown);

  const detail = isChosen && value !== null && size === 'lg' ? own.selectedDetail?.(value) : undefined;
  const news = items.length === 1 ? '1 suggestion' : `${items.length} suggestions`;
  const { 'aria-expanded': _, ...inputProps } = list.getInputProps({
    ref: own.ref ?? null,
    onFocus: (event) => event.currentTarget.select(),
    ...(own.onBlur ? { onBlur: own.onBlur } : {}),
  });

  return (
    <FieldFrame {...frame} id={id} labelId={labelId} className={own.className}>
      <Anchor ref={anchor}>
        <Box data-size={size} data-state={frame.error ? 'invalid' : 'valid'}>
          {own.icon && <Adornment>{own.icon}</Adornment>}
          <TwoLines data-state={detail ? 'chosen' : 'open'}>
            <Input
              {...inputProps}
              {...aria}
              aria-expanded={isShown}
              name={own.name}
              placeholder={own.placeholder}
              disabled={own.disabled}
              autoComplete="off"
              spellCheck={false}
            />
            {detail && <Detail>{detail}</Detail>}
          </TwoLines>
          {own.loading && !isChosen && <Spinner />}
          {text !== '' && !own.disabled && (
            <Clear size="sm" label={`Clear ${frame.label}`} tabIndex={-1} onClick={clear}>
              <X aria-hidden="true" />
            </Clear>
          )}
        </Box>
        <Panel data-state={isShown ? 'open' : 'closed'}>
          <List {...list.getMenuProps({ 'aria-label': `${frame.label} suggestions` })}>
            {isShown &&
              items.map((item, index) => (
                <Row
                  key={itemKey(item)}
                  {...list.getItemProps({ item, index })}
                  data-highlighted={list.highlightedIndex === index ? '' : undefined}
                >
                  {own.renderItem?.(item) ?? itemText(item)}
                </Row>
              ))}
          </List>
          {items.length === 0 && (
            <Message data-tone={own.errorText ? 'danger' : undefined}>{own.loading ? 'Searching…' : message}</Message>
          )}
        </Panel>
        <VisuallyHidden role="status">
          {isShown ? (items.length > 0 ? news : own.loading ? '' : message) : ''}
        </VisuallyHidden>
      </Anchor>
    </FieldFrame>
  );
};
