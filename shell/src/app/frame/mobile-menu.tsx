import { IconButton } from '@sojourn/ui';
import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Opener } from './header.styles';
import { knowsCommands, MenuPanel } from './menu-panel';

const ID = 'side-menu';

/** What opens the menu where no script has run yet, too. */
const byTheBrowser = { command: 'show-modal', commandfor: ID };

/**
 * Opens the side menu of small screens. The menu stands in the page's HTML, so that a tap waits for nothing; once scripts
 * run it is drawn while it is open only, and the page's words are there once.
 */
export function MobileMenu() {
  const panel = useRef<HTMLDialogElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => setDrawn(panel.current?.open === true), []);
  const open = () => {
    // At once: the browser's own command follows this handler.
    flushSync(() => setDrawn(true));
    if (!knowsCommands()) panel.current?.showModal();
  };
  return (
    <Opener>
      <IconButton label="Open menu" aria-haspopup="dialog" {...byTheBrowser} onClick={open}>
        <Menu aria-hidden="true" />
      </IconButton>
      <MenuPanel id={ID} ref={panel} isDrawn={isDrawn} onClose={() => setDrawn(false)} />
    </Opener>
  );
}
