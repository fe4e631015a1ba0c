import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfter } from './tabs.model';
import { Count, List, Panel, Trigger } from './tabs.styles';

/** One tab and what it shows. */
export interface TabItem {
  value: string;
  label: ReactNode;
  count?: number | undefined;
  content: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of Tabs. */
export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  value?: string | undefined;
  /** By default the first. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `line` divides a page, `pill` a panel. */
  variant?: 'line' | 'pill' | undefined;
  className?: string | undefined;
}

/**
 * Several panels in one place; arrows, Home and End move between the tabs, and where the focus is, is shown (WAI-ARIA's
 * pattern). A hidden panel is not in the document; what had the focus in one that leaves gives it to the one that comes.
 */
export const Tabs = ({ label, tabs, value, defaultValue, onValueChange, variant = 'line', className }: TabsProps) => {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value ?? '');
  const shown = value ?? own;
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(tabs[0]?.value);
  useEffect(() => {
    // The first tab is in sight from the beginning, and looking where it is would lay the whole page out.
    if (shown === first.current) return;
    first.current = undefined;
    // On a phone the row of tabs scrolls by itself; without the page, which `scrollIntoView` might move, too.
    const row = list.current;
    const tab = document.getElementById(`${id}-${shown}`);
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft +=
      tab.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - tab.clientWidth) / 2;
  }, [id, shown]);
  const drawn = useRef(shown);
  useLayoutEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    // What led here from within a panel went away with it.
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById(`${id}-${shown}-panel`)?.focus({ preventScroll: true });
  }, [id, shown]);
  const choose = (next: string) => {
    if (next === shown) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabAfter(tabs, shown, event.key);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${next}`)?.focus();
    choose(next);
  };
  return (
    <div className={className}>
      <List ref={list} role="tablist" aria-label={label} data-variant={variant} onKeyDown={keyDown}>
        {tabs.map((tab) => {
          const isShown = tab.value === shown;
          return (
            <Trigger
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isShown}
              aria-controls={isShown ? `${id}-${tab.value}-panel` : undefined}
              data-state={isShown ? 'active' : 'inactive'}
              disabled={tab.disabled}
              tabIndex={isShown ? 0 : -1}
              onClick={() => choose(tab.value)}
            >
              {tab.label}
              {tab.count !== undefined && <Count>{tab.count}</Count>}
            </Trigger>
          );
        })}
      </List>
      {tabs.map(
        (tab) =>
          tab.value === shown && (
            <Panel
              key={tab.value}
              role="tabpanel"
              id={`${id}-${tab.value}-panel`}
              aria-labelledby={`${id}-${tab.value}`}
              tabIndex={0}
            >
              {tab.content}
            </Panel>
          ),
      )}
    </div>
  );
};
