import { IconButton } from '@sojourn/ui';
import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { Opener } from './header.styles';
import { MenuPanel } from './menu-panel';

const ID = 'side-menu';

/** What opens the menu where no script has run yet; browsers that do not know it (before 2025) wait for the script. */
const byTheBrowser = { command: 'show-modal', commandfor: ID };

/** Opens the side menu of small screens. It stands in the page from its first moment, so that a tap waits for nothing. */
export function MobileMenu() {
  const panel = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!panel.current?.open) panel.current?.showModal();
  };
  return (
    <Opener>
      <IconButton label="Open menu" aria-haspopup="dialog" {...byTheBrowser} onClick={open}>
        <Menu aria-hidden="true" />
      </IconButton>
      <MenuPanel id={ID} ref={panel} />
    </Opener>
  );
}
