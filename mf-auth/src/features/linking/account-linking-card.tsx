import type { CurrentUser } from '@sojourn/contracts';
import { Banner, Card, ErrorState, Heading, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
import { useSearchParams } from '@sojourn/web-kit/router';
import { useEffect } from 'react';
import { useAccountLinks } from '../../shared/account-links.queries';
import { LinkedAccounts } from './linked-accounts';
import { outcomeOf } from './linking.model';
import { useLinkingSession } from './linking.queries';
import { storeGoogleProfile } from './pending-google-profile.store';
import { UnlinkedAccount } from './unlinked-account';

/** Account Linking: the ways into the account, and how to have another one or one less. */
export const AccountLinkingCard = ({ user }: { user: CurrentUser }) => {
  const { data, isError, refetch, isFetching } = useAccountLinks();
  const [query] = useSearchParams();
  const outcome = outcomeOf(query.get('linking'));
  const pending = useLinkingSession({ enabled: query.get('linking') === 'mailed' });
  const profile = pending.data?.googleProfile;
  useEffect(() => {
    if (profile) storeGoogleProfile(profile);
  }, [profile]);

  return (
    <Card as="section" aria-labelledby="account-linking" padding="lg">
      <Stack gap={20}>
        <Heading level={2} id="account-linking">
          Account Linking
        </Heading>
        {outcome && !data?.hasLinkedAccount && (
          <Banner tone={outcome.tone} title={outcome.title}>
            {outcome.words}
          </Banner>
        )}
        {isError && (
          <ErrorState
            title="Your linked accounts could not be read"
            level={3}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        )}
        {!isError && !data && (
          <SkeletonGroup label="Reading your linked accounts">
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
        {data?.hasLinkedAccount && <LinkedAccounts user={user} links={data} />}
        {data && !data.hasLinkedAccount && <UnlinkedAccount user={user} links={data} />}
      </Stack>
    </Card>
  );
};
