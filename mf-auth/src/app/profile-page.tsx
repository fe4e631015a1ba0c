import { Avatar, Button, Container, EmptyState, Heading, LinkButton, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { Loaded, loadable, useDocumentTitle, useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { LogOut, UserRound } from 'lucide-react';
import { ProfileCard } from '../features/profile/profile-card';
import { StatisticsCard } from '../features/profile/statistics-card';
import { fullNameOf } from '@sojourn/web-kit/full-name';
import { useSignOut } from '../shared/use-sign-out';
import { Column, Columns, Head, Leave, Page, Words } from './profile-page.styles';

const addressCard = loadable(() => import('../features/address/address-card').then((m) => m.AddressCard));
const linkingCard = loadable(() =>
  import('../features/linking/account-linking-card').then((m) => m.AccountLinkingCard),
);
const emailCard = loadable(() => import('../features/email/email-card').then((m) => m.EmailCard));
const passwordCard = loadable(() => import('../features/password/password-card').then((m) => m.PasswordCard));
const passkeysCard = loadable(() => import('../features/passkeys/passkeys-card').then((m) => m.PasskeysCard));
const downloadCard = loadable(() => import('../features/data/download-card').then((m) => m.DownloadCard));
const leavingCard = loadable(() => import('../features/data/leaving-card').then((m) => m.LeavingCard));
const sessionsCard = loadable(() => import('../features/sessions/sessions-card').then((m) => m.SessionsCard));

const CardSkeleton = () => (
  <SkeletonGroup label="Loading more of your profile">
    <Skeleton shape="block" />
  </SkeletonGroup>
);

/** `/profile`: who is signed in. */
export const ProfilePage = () => {
  const { status, user } = useSession();
  const { signOut, isPending } = useSignOut();
  useDocumentTitle('Profile');

  if (status === 'loading') {
    return (
      <Container>
        <Page as={SkeletonGroup} label="Loading your profile">
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Page>
      </Container>
    );
  }
  if (!user) {
    return (
      <Container>
        <Page>
          <EmptyState
            level={1}
            title="Not Logged In"
            icon={<UserRound aria-hidden="true" />}
            action={
              <LinkButton as={Link} to="/auth?returnTo=/profile">
                Log In
              </LinkButton>
            }
          >
            Log in to see and change your profile.
          </EmptyState>
        </Page>
      </Container>
    );
  }
  const name = fullNameOf(user);
  return (
    <Container>
      <Page>
        <Head>
          <Avatar name={name} size="lg" aria-hidden="true" />
          <Words>
            <Heading level={1} size="h2">
              {name}
            </Heading>
            <Text tone="ink2">{user.email}</Text>
          </Words>
          <Leave>
            <Button
              variant="secondary"
              icon={<LogOut aria-hidden="true" />}
              onClick={() => void signOut()}
              pending={isPending}
              pendingText="Signing Out..."
            >
              Sign Out
            </Button>
          </Leave>
        </Head>
        <Columns>
          <Column>
            <ProfileCard user={user} />
            <Loaded of={emailCard} fallback={<CardSkeleton />} props={{ user }} />
            <Loaded of={addressCard} fallback={<CardSkeleton />} props={{ user }} />
            <Loaded of={passwordCard} fallback={<CardSkeleton />} props={{ username: user.username }} />
            <Loaded of={passkeysCard} fallback={<CardSkeleton />} />
          </Column>
          <Column>
            <StatisticsCard />
            <Loaded of={linkingCard} fallback={<CardSkeleton />} props={{ user }} />
            <Loaded of={sessionsCard} fallback={<CardSkeleton />} />
            <Loaded of={downloadCard} fallback={<CardSkeleton />} props={{ user }} />
            <Loaded of={leavingCard} fallback={<CardSkeleton />} props={{ user }} />
          </Column>
        </Columns>
      </Page>
    </Container>
  );
};
