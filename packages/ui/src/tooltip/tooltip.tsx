import { Tooltip as Radix } from 'radix-ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { delay, onDelayChange, shown } from './tooltip-delay';
import { Bubble } from './tooltip.styles';

/** Props of Tooltip. */
export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The trigger; it must take focus, or it explains nothing to a keyboard. */
  children: ReactNode;
}

/** A few words about a control, on hover or focus. The first opens after 700 ms, the next within 300 ms at once. */
export const Tooltip = ({ content, side = 'top', children }: TooltipProps) => (
  <Radix.Provider delayDuration={useSyncExternalStore(onDelayChange, delay, delay)} skipDelayDuration={0}>
    <Radix.Root onOpenChange={shown}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Bubble side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
