import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useRef, useState } from 'react';
import { Viewport } from './toast.styles';
import { leaveToWindow } from './leave-to-window';
import { useToastPlace } from './use-toast-place';

/** What a toast says. */
export interface ToastMessage {
  id: string;
  title: string;
  description?: string | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  variant?: 'default' | 'destructive' | undefined;
}

/** Props of ToastRegion. */
export interface ToastRegionProps {
  /** The one toast to show now, or null. */
  toast: ToastMessage | null;
  /** Called when it has run out, was closed, swiped away or acted upon. */
  onDismiss: (id: string) => void;
}

/**
 * Where the current toast appears, at the top of a phone and bottom right of a larger screen, away from what was pressed and
 * from what windows and bars are worked by: 5000 ms, swipe 50 px to the right, F8 focuses it, hovering or focus holds it.
 */
export const ToastRegion = ({ toast, onDismiss }: ToastRegionProps) => {
  const [last, setLast] = useState(toast);
  if (toast && toast !== last) setLast(toast);
  const viewport = useRef<HTMLOListElement>(null);
  const { place, down } = useToastPlace(toast?.id, viewport);
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right">
      {last && (
        <Radix.Root
          key={last.id}
          open={toast?.id === last.id}
          onOpenChange={(open) => {
            if (!open) onDismiss(last.id);
          }}
          onEscapeKeyDown={leaveToWindow}
          data-part="toast"
          data-variant={last.variant ?? 'default'}
        >
          <div data-part="words">
            <Radix.Title data-part="title">{last.title}</Radix.Title>
            {last.description && <Radix.Description data-part="description">{last.description}</Radix.Description>}
          </div>
          {last.action && (
            <Radix.Action data-part="action" altText={last.action.label} onClick={last.action.onSelect}>
              {last.action.label}
            </Radix.Action>
          )}
          <Radix.Close data-part="close" aria-label="Close">
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Viewport ref={viewport} data-place={place} style={down ? { top: down } : undefined} />
    </Radix.Provider>
  );
};
