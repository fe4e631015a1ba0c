import { useCombobox } from 'downshift';
import { ArrowLeft } from 'lucide-react';
import {
  useLayoutEffect,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import {
  Head,
  HeadTitle,
  Item as Row,
  List,
  Message,
  Panel,
  SheetHead,
  WayBack,
  WayBackWords,
} from './suggestion-list.styles';
import { LoadingRows } from './loading-rows';
import type { SuggestionProps } from './suggestion-props';
import type { useComboboxText } from './use-combobox-text';
import { COMFORTABLE, usePanelPlace, WIDE } from './use-panel-place';
import { useSheet } from './use-sheet';

/** What the list does when something happens to the input. */
export type ListHandlers = {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick: (event: MouseEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
};

/** What the input says of the list: whether it is open and has something to show, and the id of the highlighted suggestion, or ''. */
export type ListState = { isOpen: boolean; isShown: boolean; active: string };

/** What somebody has begun before this was there: the list is wanted open, or its first suggestion highlighted too. */
export type AwaitedList = 'open' | 'first';

/** What downshift gives an input that is not disabled; its own types leave each of them open. */
type InputProps = ListHandlers & { ref: (input: HTMLInputElement | null) => void; 'aria-activedescendant'?: string };

interface SuggestionListProps<Item> {
  of: SuggestionProps<Item>;
  choice: ReturnType<typeof useComboboxText<Item>>;
  label: string;
  ids: { input: string; label: string; list: string };
  anchor: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  awaited: AwaitedList | undefined;
  onHandlers: (handlers: ListHandlers) => void;
  onState: (state: ListState) => void;
}

/** The focus goes on from a field, which would bring the keyboard of a phone back, were it in the field itself. */
function focusInPassing(field: HTMLElement | null): void {
  if (!field) return;
  field.tabIndex = -1;
  field.focus({ preventScroll: true });
  field.addEventListener('blur', () => field.removeAttribute('tabindex'), { once: true });
}

/** The list below the field's input. A module of its own: it is loaded when somebody comes near the field. */
export const SuggestionList = <Item,>({ of, choice, label, ids, ...outside }: SuggestionListProps<Item>) => {
  const { items, itemKey, itemText, freeText = false } = of;
  const { anchor, sheet, input, awaited, onHandlers, onState } = outside;
  const { text, isChosen, pick, clear } = choice;
  // Nobody who leaves an empty field has chosen what it offers.
  const first = freeText ? -1 : text === '' ? undefined : 0;

  const list = useCombobox<Item>({
    items: items as Item[],
    inputId: ids.input,
    labelId: ids.label,
    menuId: ids.list,
    inputValue: text,
    selectedItem: null,
    ...(awaited && { initialIsOpen: true }),
    ...(awaited === 'first' && { initialHighlightedIndex: first ?? 0 }),
    itemToString: (item) => (item === null ? '' : itemText(item)),
    ...(first !== undefined && { defaultHighlightedIndex: first }),
    stateReducer: (state, { type: change, changes }) => {
      const { InputBlur, InputChange, InputClick, ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      // By the text as it is now: the default still goes by the one before.
      if (change === InputChange)
        return { ...changes, highlightedIndex: freeText || changes.inputValue === '' ? -1 : 0 };
      // Whoever presses into the text again wants to write there.
      if (change === InputClick) return { ...changes, isOpen: true };
      // Leaving the field keeps what was typed; only Tab onto a highlighted suggestion takes it.
      if (change === InputBlur && !changes.selectedItem) return { ...changes, inputValue: state.inputValue };
      if (change === ItemClick || change === InputKeyDownEnter) return { ...changes, isOpen: false };
      return changes;
    },
    onStateChange: ({ selectedItem, inputValue = '', type: change }) => {
      const { InputKeyDownEscape } = useCombobox.stateChangeTypes;
      if (selectedItem) pick(selectedItem);
      else if (change === InputKeyDownEscape && inputValue === '' && !list.isOpen) clear();
    },
  });

  const message = of.errorText ?? (text ? of.emptyText : of.promptText);
  const isShown = list.isOpen && !isChosen && (items.length > 0 || Boolean(of.loading) || message !== undefined);
  // Nothing to choose: on a phone, whose screen the field fills, the way back stands there in so many words.
  const isAtEnd = text !== '' && !of.loading && (isChosen || items.length === 0);
  usePanelPlace(anchor, isShown, of.heading ? WIDE : COMFORTABLE);

  // The input is outside, because it is there before this is.
  const { ref, 'aria-activedescendant': highlighted = '', ...handlers } = list.getInputProps() as InputProps;
  // What was highlighted may be gone while others are looked for.
  const active = isShown && items[list.highlightedIndex] !== undefined ? highlighted : '';
  useLayoutEffect(() => {
    ref(input.current);
    onHandlers(handlers);
  });
  const { isOpen } = list;
  useSheet(sheet, isOpen);
  useLayoutEffect(() => onState({ isOpen, isShown, active }), [onState, isOpen, isShown, active]);

  const leave = () => {
    // Closed before it is left: where the button does not take the focus, leaving an open list picks from it.
    flushSync(() => list.closeMenu());
    focusInPassing(anchor.current);
  };

  const { heading, loadingRows = 0 } = of;
  const count = items.length === 1 ? '1 suggestion' : `${items.length} suggestions`;
  const news = [count, heading?.title, heading?.note].filter(Boolean).join('. ');
  return (
    <>
      {/* The end of a touch closes the sheet, and with it the button that was touched: its press would come to nothing. */}
      <SheetHead onTouchEnd={(event) => event.stopPropagation()}>
        {/* Tab goes on to the next field: were it to stop here, the closing sheet would take the focus with it. */}
        <IconButton
          size="sm"
          label="Close"
          tabIndex={-1}
          onClick={leave}
          onKeyDown={({ key }) => key === 'Escape' && leave()}
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        {label}
      </SheetHead>
      <Panel data-state={isShown ? 'open' : isOpen && isAtEnd ? 'end' : 'closed'}>
        {heading && isShown && (
          <Head>
            <HeadTitle>{heading.title}</HeadTitle>
            {heading.note}
          </Head>
        )}
        <List {...list.getMenuProps({ 'aria-label': heading?.title ?? `${label} suggestions` })}>
          {isShown &&
            items.map((item, index) => (
              <Row
                key={itemKey(item)}
                {...list.getItemProps({ item, index })}
                data-highlighted={list.highlightedIndex === index ? '' : undefined}
              >
                {of.renderItem?.(item) ?? itemText(item)}
              </Row>
            ))}
        </List>
        {isShown && items.length === 0 && !(of.loading && loadingRows) && (
          <Message data-tone={of.errorText ? 'danger' : undefined}>{of.loading ? 'Searching…' : message}</Message>
        )}
        {items.length === 0 && of.loading && isShown && <LoadingRows count={loadingRows} />}
        {isAtEnd && (
          // There when the sheet is closed, too: the end of a touch closes it before the press comes, which is then not lost.
          <WayBack onTouchEnd={(event) => event.stopPropagation()}>
            <Button variant="secondary" tabIndex={-1} onClick={leave}>
              <WayBackWords>{freeText || isChosen ? `Keep “${text.trim()}”` : 'Back to the form'}</WayBackWords>
            </Button>
          </WayBack>
        )}
      </Panel>
      <VisuallyHidden role="status">
        {isShown ? (items.length > 0 ? news : of.loading ? '' : message) : ''}
      </VisuallyHidden>
    </>
  );
};
