import { loadable, Loaded, toast } from '@sojourn/web-kit';
import { useState } from 'react';
import { MoreButton } from './more-button';
import type { TripMenuActions } from './trip-menu';

/** A menu with what places it is a seventh of the page's code: fetched when somebody wants it. */
const menu = loadable(() => import('./trip-menu').then((m) => m.TripMenu));

/** The button of a trip's menu, which fetches the menu at the first press. */
export const TripMenuButton = (actions: TripMenuActions) => {
  const [isOpen, setOpen] = useState(false);
  const [isFetched, setFetched] = useState(menu.loaded !== undefined);
  const open = async () => {
    try {
      await menu.load();
      setFetched(true);
      setOpen(true);
    } catch {
      const description = 'Please check your connection and try again.';
      toast({ title: 'This could not be opened', description, variant: 'destructive' });
    }
  };
  if (!isFetched) return <MoreButton aria-haspopup="menu" onClick={() => void open()} />;
  return <Loaded of={menu} fallback={<MoreButton />} props={{ ...actions, open: isOpen, onOpenChange: setOpen }} />;
};
