/** What is asked about an open trip in dialogs, one at a time; `?edit` in the address opens the editor. */
import { loadable, toast } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Fetched when they are asked for: none of them is part of looking at a trip. */
export const tripDialogs = {
  delete: loadable(() => import('../features/head/delete-dialog').then((m) => m.DeleteDialog)),
  edit: loadable(() => import('../features/editor/edit-dialog').then((m) => m.EditDialog)),
  move: loadable(() => import('../features/editor/move-trip-dialog').then((m) => m.MoveTripDialog)),
  history: loadable(() => import('../features/history/history-dialog').then((m) => m.HistoryDialog)),
  share: loadable(() => import('../features/share/share-dialog').then((m) => m.ShareDialog)),
};

type Asked = keyof typeof tripDialogs;

export function useTripDialogs() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);

  /** Opens a dialog once its code is there: offline it may not be, and the page is still worth reading. */
  const ask = async (dialog: Asked) => {
    try {
      await tripDialogs[dialog].load();
      setAsked(dialog);
    } catch {
      const description = 'Please check your connection and try again.';
      toast({ title: 'This could not be opened', description, variant: 'destructive' });
    }
  };
  const askFirst = useEffectEvent(() => {
    if (params.has('edit')) void ask('edit');
  });
  useEffect(() => askFirst(), []);

  const close = () => {
    setAsked(null);
    if (!params.has('edit')) return;
    const withoutEdit = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      next.delete('edit');
      return next;
    };
    setParams(withoutEdit, { replace: true, preventScrollReset: true });
  };
  return { asked, ask, close };
}
