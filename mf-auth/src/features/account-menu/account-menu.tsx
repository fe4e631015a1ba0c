import { Avatar, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@sojourn/ui/menu';
import { useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Bell, ChevronDown, LogOut, Luggage, UserRound } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { fullNameOf } from '@sojourn/web-kit/full-name';
import { isMapsElsewhere } from '../../shared/google-offer';
import { useSignOut } from '../../shared/use-sign-out';
import { Trigger, Who } from './account-menu.styles';
import { WatchNews } from './watch-news';

/** The header's menu of somebody signed in; for a guest it is empty, and the header shows its own buttons. */
export const AccountMenu = () => {
  const { status, user } = useSession();
  const { signOut } = useSignOut();
  if (status === 'loading') {
    return (
      <SkeletonGroup label="Loading your account">
        <Skeleton shape="circle" />
      </SkeletonGroup>
    );
  }
  if (!user) return null;
  const name = fullNameOf(user);
  // Only a document of its own lets Google's maps in.
  const ProfileLink = isMapsElsewhere() ? PlainProfileLink : RouterProfileLink;
  return (
    <Menu
      trigger={
        <Trigger type="button" aria-label={`Account of ${name}`}>
          <Avatar name={name} size="sm" aria-hidden="true" />
          <ChevronDown aria-hidden="true" />
        </Trigger>
      }
    >
      <MenuLabel>
        <Who>
          <Text as="span" weight="bold" tone="ink">
            {name}
          </Text>
          <Text as="span" size="sm" tone="ink3">
            {user.email}
          </Text>
        </Who>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <ProfileLink>
          <UserRound aria-hidden="true" />
          Profile
        </ProfileLink>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/trips">
          <Luggage aria-hidden="true" />
          My Trips
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/flights/watches">
          <Bell aria-hidden="true" />
          Price watches
          <WatchNews />
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => void signOut()}>
        Sign Out
      </MenuItem>
    </Menu>
  );
};

const RouterProfileLink = (props: ComponentPropsWithRef<'a'>) => <Link {...props} to="/profile" />;
const PlainProfileLink = ({ children, ...props }: ComponentPropsWithRef<'a'>) => (
  <a {...props} href="/profile">
    {children}
  </a>
);
