import { IconButton } from '@sojourn/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Opener } from './header.styles';
import { MenuPanel } from './menu-panel';

/** Opens the side menu of small screens. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Opener>
      <IconButton label="Open menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      {isOpen && <MenuPanel onClose={() => setOpen(false)} />}
    </Opener>
  );
}
