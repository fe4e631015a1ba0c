import { Brand, Button, IconButton, LinkButton } from '@sojourn/ui';
import { useSession } from '@sojourn/web-kit';
import { fullNameOf } from '@sojourn/web-kit/full-name';
import { Link } from '@sojourn/web-kit/router';
import { X } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { Item, List, Panel, PanelHead, Who } from './menu-panel.styles';
import { SectionLink, sections } from './sections';
import { useHasSavedTrips } from './use-has-saved-trips';
import { useLeave } from './use-leave';
import { useWayBack } from './use-way-back';
import { WayIn } from './way-in';

/** Whether the browser opens and closes dialogs by a button's `command`; others (before 2025) do it by script. */
export const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

type Drawer = {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether there is anything in it: its words are in nobody's way while it is closed. */
  isDrawn: boolean;
  onClose: () => void;
};

/** The side menu of small screens: a modal dialog of the browser's own, so focus stays in it and Escape closes it. */
export function MenuPanel({ id, ref, isDrawn, onClose }: Drawer) {
  const close = () => ref.current?.close();
  /** A link leads away; a click on the dialog itself is one on its backdrop. The keyboard has Escape and the cross. */
  const closeBehind = ({ target }: MouseEvent) => {
    if (target === ref.current || (target as Element).closest('a')) close();
  };
  return (
    <Panel id={id} ref={ref} aria-label="Menu" onClick={closeBehind} onClose={onClose}>
      {isDrawn && <MenuContent id={id} close={close} />}
    </Panel>
  );
}

function MenuContent({ id, close }: { id: string; close: () => void }) {
  const { hasEnded, ...session } = useSession();
  const status = hasEnded ? 'guest' : session.status;
  const user = hasEnded ? null : session.user;
  const leave = useLeave();
  const wayBack = useWayBack();
  const hasSavedTrips = useHasSavedTrips();
  const signOut = () => {
    close();
    void leave();
  };
  const closeByScript = () => {
    if (!knowsCommands()) close();
  };

  return (
    <>
      <PanelHead>
        <Brand />
        <IconButton label="Close menu" {...{ command: 'close', commandfor: id }} onClick={closeByScript}>
          <X aria-hidden="true" />
        </IconButton>
      </PanelHead>
      <nav aria-label="Menu">
        <List role="list">
          <li>
            <Item as={Link} to="/">
              Home
            </Item>
          </li>
          {status === 'user' && (
            <li>
              <Item as={Link} to="/trips">
                My Trips
              </Item>
            </li>
          )}
          {hasSavedTrips && (
            <li>
              <Item as={Link} to="/my-trips">
                Saved on this device
              </Item>
            </li>
          )}
          {sections.map(({ label, id: section }) => (
            <li key={section}>
              <Item as={SectionLink} section={section}>
                {label}
              </Item>
            </li>
          ))}
        </List>
      </nav>
      <LinkButton as={Link} to="/plan-trip" size="lg" block>
        Plan a Trip
      </LinkButton>
      {user && (
        <>
          <Who>Signed in as {fullNameOf(user)}</Who>
          <Button variant="secondary" block onClick={signOut}>
            Sign Out
          </Button>
        </>
      )}
      {status === 'guest' && (
        <>
          <WayIn to={`/login${wayBack}`} hasEnded={hasEnded} variant="secondary" block>
            Sign In
          </WayIn>
          <WayIn to={`/register${wayBack}`} hasEnded={hasEnded} variant="quiet" block>
            Sign Up
          </WayIn>
        </>
      )}
    </>
  );
}
