import { IconButton } from '@sojourn/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Opener } from './header.styles';

const loadPanel = () => import('./menu-panel').then((m) => ({ default: m.MenuPanel }));
const MenuPanel = lazy(loadPanel);

/** By then the page is there; a tap on the menu waits for nothing. */
const FETCH_AFTER_MS = 700;

/** Opens the side menu of small screens. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // A failure here is none yet: opening the menu asks again.
    const timer = setTimeout(() => void loadPanel().catch(() => undefined), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Opener>
      <IconButton label="Open menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Opener>
  );
}
