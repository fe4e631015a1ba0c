import { Brand, Button, IconButton, LinkButton } from '@sojourn/ui';
import { useSession } from '@sojourn/web-kit';
import { fullNameOf } from '@sojourn/web-kit/full-name';
import { Link } from '@sojourn/web-kit/router';
import { X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Item, List, Panel, PanelHead, Who } from './menu-panel.styles';
import { SectionLink, sections } from './sections';
import { useHasSavedTrips } from './use-has-saved-trips';
import { useLeave } from './use-leave';
import { useWayBack } from './use-way-back';

/** The side menu of small screens: a modal dialog of the browser's own, so focus stays in it and Escape closes it. */
export function MenuPanel({ onClose }: { onClose: () => void }) {
  const { status, user } = useSession();
  const leave = useLeave();
  const wayBack = useWayBack();
  const hasSavedTrips = useHasSavedTrips();
  const panel = useRef<HTMLDialogElement>(null);
  const close = () => panel.current?.close();
  useEffect(() => panel.current?.showModal(), []);

  const signOut = () => {
    close();
    void leave();
  };
  const closeOutside = (event: MouseEvent) => {
    if (event.target === panel.current) close();
  };

  return (
    <>
      {/* A click on the dialog itself is one on its backdrop; the keyboard has Escape and the cross. */}
      <Panel ref={panel} aria-label="Menu" onClick={closeOutside} onClose={onClose}>
        <PanelHead>
          <Brand />
          <IconButton label="Close menu" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </PanelHead>
        <nav aria-label="Menu">
          <List role="list">
            <li>
              <Item as={Link} to="/" onClick={close}>
                Home
              </Item>
            </li>
            {status === 'user' && (
              <li>
                <Item as={Link} to="/trips" onClick={close}>
                  My Trips
                </Item>
              </li>
            )}
            {hasSavedTrips && (
              <li>
                <Item as={Link} to="/my-trips" onClick={close}>
                  Saved on this device
                </Item>
              </li>
            )}
            {sections.map(({ label, id }) => (
              <li key={id}>
                <Item as={SectionLink} section={id} onClick={close}>
                  {label}
                </Item>
              </li>
            ))}
          </List>
        </nav>
        <LinkButton as={Link} to="/plan-trip" size="lg" block onClick={close}>
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
            <LinkButton as={Link} to={`/login${wayBack}`} variant="secondary" block onClick={close}>
              Sign In
            </LinkButton>
            <LinkButton as={Link} to={`/register${wayBack}`} variant="quiet" block onClick={close}>
              Sign Up
            </LinkButton>
          </>
        )}
      </Panel>
    </>
  );
}
