import { Banner, ErrorState, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import { toast, useSession } from '@sojourn/web-kit';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { TipCard } from './tip-card';
import { TipForm } from './tip-form';
import type { Tip } from './tip.model';
import type { TipContent } from './tip.store';
import { TipColumns, TipList } from './tips.styles';
import { useTips } from './tips.queries';

/** Tips of those who have been to the place, and one's own. */
export const TipsTab = () => {
  const { plan } = usePlan();
  const { user } = useSession();
  const destination = plan.head.destination.name;
  const { data: tips, error, isFetching, refetch, change } = useTips(destination);
  const [edited, setEdited] = useState<string | null>(null);
  const author = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || (user?.username ?? 'You');

  const post = async (content: TipContent) => {
    const isKept = await change((store) => store.post(destination, content, author));
    if (isKept) toast({ title: 'Success', description: 'Your tip has been posted.' });
    return isKept;
  };
  const edit = async (id: string, content: TipContent) => {
    const isKept = await change((store) => store.edit(destination, id, content));
    if (isKept) setEdited(null);
    return isKept;
  };
  const remove = async ({ id, content, tags, author: { name } }: Tip) => {
    if (!(await change((store) => store.remove(destination, id)))) return;
    const undo = () => void change((store) => store.post(destination, { content, tags: [...tags] }, name));
    toast({ title: 'Tip removed', action: { label: 'Undo', onSelect: undo } });
  };
  const report = async (id: string) => {
    if (!(await change((store) => store.report(destination, id, true)))) return;
    const undo = () => void change((store) => store.report(destination, id, false));
    toast({
      title: 'Tip reported',
      description: 'You will not see it any more.',
      action: { label: 'Undo', onSelect: undo },
    });
  };

  return (
    <TipColumns>
      <Stack gap={16}>
        <Heading level={2}>Tips for {destination}</Heading>
        {error ? (
          <ErrorState
            title="Failed to load travel tips"
            level={3}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        ) : tips ? (
          <TipList>
            {tips.map((tip) =>
              tip.id === edited ? (
                <li key={tip.id}>
                  <TipForm start={tip} onSubmit={(content) => edit(tip.id, content)} onCancel={() => setEdited(null)} />
                </li>
              ) : (
                <TipCard
                  key={tip.id}
                  tip={tip}
                  onLike={() => void change((store) => store.toggleLike(destination, tip.id))}
                  onEdit={() => setEdited(tip.id)}
                  onRemove={() => void remove(tip)}
                  onReport={() => void report(tip.id)}
                />
              ),
            )}
            {tips.length === 0 && (
              <li>
                <Text tone="ink2">No tips yet. Write the first one.</Text>
              </li>
            )}
          </TipList>
        ) : (
          <SkeletonGroup label="Loading travel tips">
            <Skeleton lines={4} />
          </SkeletonGroup>
        )}
      </Stack>
      <Stack gap={12}>
        <TipForm onSubmit={post} />
        <Banner>Tips that you write are kept in this browser for now.</Banner>
      </Stack>
    </TipColumns>
  );
};
