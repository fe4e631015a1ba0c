import { IconButton } from '@sojourn/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Opener } from './header.styles';

const loadPanel = () => import('./menu-panel').then((m) => ({ default: m.MenuPanel }));
const MenuPanel = lazy(loadPanel);

/** Opens the side menu of small screens. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // At once when the button works, so that a tap waits for nothing. A failure is none yet: opening asks again.
    loadPanel().catch(() => undefined);
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
