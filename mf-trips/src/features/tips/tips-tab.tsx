import { Banner, Button, ErrorState, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import { toast, useSession } from '@sojourn/web-kit';
import { useState } from 'react';
import { usePlanPart } from '../../shared/plan/plan-access';
import { SignInToPost } from './sign-in-to-post';
import { TipCard } from './tip-card';
import { TipForm } from './tip-form';
import type { Tip } from './tip.model';
import type { TipContent } from './tip.store';
import { TipColumns, TipList } from './tips.styles';
import { useTipActs, useTips } from './tips.queries';

/** Tips of those who have been to the place, and one's own. */
export const TipsTab = () => {
  const destination = usePlanPart(({ plan }) => plan.head.destination.name);
  const dates = usePlanPart(({ plan }) => plan.head.dates);
  const { user } = useSession();
  const { tips, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useTips(destination, {
    from: dates.startDate,
    to: dates.endDate,
  });
  const acts = useTipActs(destination);
  const [edited, setEdited] = useState<string | null>(null);

  const post = async (content: TipContent) => {
    const isKept = await acts.post(content);
    if (isKept) toast({ title: 'Success', description: 'Your tip has been posted.' });
    return isKept;
  };
  const publish = async (tip: Tip) => {
    if (await acts.publish(tip)) toast({ title: 'Success', description: 'Your tip has been posted.' });
  };
  const edit = async (tip: Tip, content: TipContent) => {
    const isKept = await acts.edit(tip, content);
    if (isKept) setEdited(null);
    return isKept;
  };

  return (
    <TipColumns>
      <Stack gap={16}>
        <Heading level={2}>Tips for {destination}</Heading>
        {error && (
          <ErrorState
            title="Failed to load travel tips"
            level={3}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {isPending ? (
          <SkeletonGroup label="Loading travel tips">
            <Skeleton lines={4} />
          </SkeletonGroup>
        ) : (
          <TipList>
            {tips.map((tip) =>
              tip.id === edited ? (
                <li key={tip.id}>
                  <TipForm start={tip} onSubmit={(content) => edit(tip, content)} onCancel={() => setEdited(null)} />
                </li>
              ) : (
                <TipCard
                  key={tip.id}
                  tip={tip}
                  destination={destination}
                  onLike={() => void acts.toggleLike(tip)}
                  onEdit={() => setEdited(tip.id)}
                  onRemove={() => void acts.remove(tip)}
                  onReport={() => void acts.report(tip)}
                  onPublish={user && tip.isLocal ? () => void publish(tip) : undefined}
                />
              ),
            )}
            {tips.length === 0 && (
              <li>
                <Text tone="ink2">No tips yet. Write the first one.</Text>
              </li>
            )}
          </TipList>
        )}
        {hasNextPage && (
          <Button variant="secondary" onClick={fetchNextPage}>
            Show more tips
          </Button>
        )}
      </Stack>
      <Stack gap={12}>
        <TipForm onSubmit={post} />
        {user ? (
          <Banner>Everybody can read what you post, under your name.</Banner>
        ) : (
          <Banner>
            What you write stays on this device. <SignInToPost>to post for others.</SignInToPost>
          </Banner>
        )}
      </Stack>
    </TipColumns>
  );
};
