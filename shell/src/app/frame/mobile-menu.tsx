import { IconButton } from '@sojourn/ui';
import { loadable, Loaded, toast } from '@sojourn/web-kit';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Opener } from './header.styles';

const menuPanel = loadable(() => import(/* webpackChunkName: "later" */ './menu-panel').then((m) => m.MenuPanel));

/** Opens the side menu of small screens. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // At once when the button works, so that a tap waits for nothing. A failure is none yet: opening asks again.
    menuPanel.load().catch(() => undefined);
  }, []);
  const open = async () => {
    try {
      await menuPanel.load();
      setOpen(true);
    } catch {
      toast({ title: 'The menu did not arrive. Please try again.', variant: 'destructive' });
    }
  };
  return (
    <Opener>
      <IconButton label="Open menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => void open()}>
        <Menu aria-hidden="true" />
      </IconButton>
      {isOpen && <Loaded of={menuPanel} fallback={null} props={{ onClose: () => setOpen(false) }} />}
    </Opener>
  );
}
