import type { Share } from '@sojourn/contracts/plan';
import { localDayOf } from '@sojourn/travel';
import { Banner, Button, Heading, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { formatDate, toast } from '@sojourn/web-kit';
import { usePlan } from '../../shared/plan/plan-access';
import { Rows } from '../../shared/rows.styles';
import { sentenceOf } from '../../shared/trips.queries';
import { useRevokeShare, useShares } from './share.queries';
import { LinkLine } from './share.styles';

const dayOf = (instant: string) => formatDate(localDayOf(instant));

function describe({ role, includes, expiresAt, lastOpenedAt }: Share): string {
  const parts = [
    role === 'editor' ? 'Can edit' : 'Can view',
    includes.bookingCodes && 'with booking codes',
    includes.documents && 'with documents',
    expiresAt && `until ${dayOf(expiresAt)}`,
    lastOpenedAt ? `last opened ${dayOf(lastOpenedAt)}` : 'never opened',
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

/** The links that open this trip now. */
export const LinkList = () => {
  const { id } = usePlan();
  const { data: shares, error } = useShares(id);
  const { mutate, isPending, variables } = useRevokeShare(id);
  const revoke = (share: Share) =>
    mutate(share.id, {
      onSuccess: () => toast({ title: 'Link revoked', description: 'It opens nothing any more.' }),
      onError: (failure) => {
        const description = sentenceOf(failure, 'Failed to revoke the link');
        toast({ title: 'Error', description, variant: 'destructive' });
      },
    });
  if (error) return <Banner tone="danger">The links that are out could not be loaded. Please try again.</Banner>;
  if (!shares) {
    return (
      <SkeletonGroup label="Loading the links">
        <Skeleton lines={2} />
      </SkeletonGroup>
    );
  }
  if (shares.length === 0) return null;
  return (
    <section aria-label="Links that are out">
      <Heading level={3} size="md" font="sans">
        Links that are out
      </Heading>
      <Rows>
        {shares.map((share) => {
          const name = share.name || `Link of ${dayOf(share.createdAt)}`;
          return (
            <LinkLine key={share.id}>
              <span>
                {name}
                <Text as="span" size="xs" tone="ink3">
                  {describe(share)}
                </Text>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Revoke ${name}`}
                pending={isPending && variables === share.id}
                onClick={() => revoke(share)}
              >
                Revoke
              </Button>
            </LinkLine>
          );
        })}
      </Rows>
    </section>
  );
};
