import { Tooltip as Radix } from 'radix-ui';
import { createContext, useContext, type ReactNode } from 'react';
import { Bubble } from './tooltip.styles';

const IsProvided = createContext(false);

/** Holds the tooltips of a part of the page: the first opens after 700 ms, the next within 300 ms at once. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    <IsProvided value>{children}</IsProvided>
  </Radix.Provider>
);

/** Props of Tooltip. */
export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The trigger; it must take focus, or it explains nothing to a keyboard. */
  children: ReactNode;
}

const Bare = ({ content, side = 'top', children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Bubble side={side} sideOffset={6} collisionPadding={8}>
        {content}
      </Bubble>
    </Radix.Portal>
  </Radix.Root>
);

/** A few words about a control, on hover or focus. Outside a TooltipProvider it brings its own, so it works anywhere. */
export const Tooltip = (props: TooltipProps) =>
  useContext(IsProvided) ? (
    <Bare {...props} />
  ) : (
    <TooltipProvider>
      <Bare {...props} />
    </TooltipProvider>
  );
