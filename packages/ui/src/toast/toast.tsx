import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useRef, useState } from 'react';
import { Action, Box, Close, Description, Title, Viewport, Words } from './toast.styles';
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

/** Where the current toast appears, away from what was pressed and from the heading: 5000 ms, swipe 50 px to the right, F8 focuses it, hovering or focus holds it. */
export const ToastRegion = ({ toast, onDismiss }: ToastRegionProps) => {
  const [last, setLast] = useState(toast);
  if (toast && toast !== last) setLast(toast);
  const viewport = useRef<HTMLOListElement>(null);
  const place = useToastPlace(last?.id, viewport);
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right">
      {last && (
        <Box
          key={last.id}
          open={toast?.id === last.id}
          onOpenChange={(open) => {
            if (!open) onDismiss(last.id);
          }}
          onEscapeKeyDown={leaveToWindow}
          data-variant={last.variant ?? 'default'}
        >
          <Words>
            <Title>{last.title}</Title>
            {last.description && <Description>{last.description}</Description>}
          </Words>
          {last.action && (
            <Action altText={last.action.label} onClick={last.action.onSelect}>
              {last.action.label}
            </Action>
          )}
          <Close aria-label="Close">
            <X aria-hidden="true" />
          </Close>
        </Box>
      )}
      <Viewport ref={viewport} data-place={place} />
    </Radix.Provider>
  );
};
