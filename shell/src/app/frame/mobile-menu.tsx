import { IconButton } from '@sojourn/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Opener } from './header.styles';

const MenuPanel = lazy(() => import('./menu-panel').then((m) => ({ default: m.MenuPanel })));

/** Opens the side menu of small screens. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
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
