import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
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

/** Several panels in one place; arrows move between the tabs. A hidden panel is not in the document. */
export const Tabs = ({ label, tabs, value, defaultValue, onValueChange, variant = 'line', className }: TabsProps) => (
  <Radix.Root
    {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? '' } : { value })}
    {...(onValueChange ? { onValueChange } : {})}
    {...(className ? { className } : {})}
  >
    <List aria-label={label} data-variant={variant}>
      {tabs.map((tab) => (
        <Trigger key={tab.value} value={tab.value} disabled={tab.disabled}>
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
        </Trigger>
      ))}
    </List>
    {tabs.map((tab) => (
      <Panel key={tab.value} value={tab.value}>
        {tab.content}
      </Panel>
    ))}
  </Radix.Root>
);
