import { Brand, Skeleton } from '@sojourn/ui';
import { loadable, RemoteWidget, useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { fetchPatiently } from '../../fetch-patiently';
import { Account, Bar, HeaderBox, HomeLink, Nav, NavItem, Round, Wide } from './header.styles';
import { MobileMenu } from './mobile-menu';
import { SectionLink, sections } from './sections';
import { useHasSavedTrips } from './use-has-saved-trips';
import { useWayBack } from './use-way-back';
import { WayIn } from './way-in';

const signedIn = loadable(() =>
  fetchPatiently(() => import(/* webpackChunkName: "later" */ './signed-in').then((m) => m.SignedIn)),
);
const inTheBar = { compact: true, instead: signedIn };

/** The bar over every page. */
export function Header() {
  const { status: told, hasEnded } = useSession();
  const status = hasEnded ? 'guest' : told;
  const wayBack = useWayBack();
  const hasSavedTrips = useHasSavedTrips();
  return (
    <HeaderBox>
      <Bar>
        <HomeLink to="/" aria-label="Sojourn, home">
          <Brand />
        </HomeLink>
        <Nav aria-label="Main">
          {sections.map(({ label, id }) => (
            <NavItem key={id} as={SectionLink} section={id}>
              {label}
            </NavItem>
          ))}
        </Nav>
        <Account>
          {hasSavedTrips && (
            <NavItem as={Link} to="/my-trips" data-from="desktop">
              Saved on this device
            </NavItem>
          )}
          {status === 'loading' && (
            <Wide>
              <Skeleton shape="block" />
            </Wide>
          )}
          {status === 'guest' && (
            <>
              <WayIn to={`/login${wayBack}`} hasEnded={hasEnded} variant="quiet">
                Sign In
              </WayIn>
              <WayIn to={`/register${wayBack}`} hasEnded={hasEnded} data-from="tablet">
                Sign Up
              </WayIn>
            </>
          )}
          {status === 'user' && (
            <>
              <NavItem as={Link} to="/trips" data-from="tablet">
                My Trips
              </NavItem>
              <RemoteWidget
                name="auth/account-menu"
                place={inTheBar}
                fallback={
                  <Round>
                    <Skeleton shape="circle" />
                  </Round>
                }
              />
            </>
          )}
        </Account>
        <MobileMenu />
      </Bar>
    </HeaderBox>
  );
}
