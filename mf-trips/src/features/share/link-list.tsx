import type { Share } from '@sojourn/contracts/plan';
import { localDayOf } from '@sojourn/travel';
import { Banner, Button, Heading, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { formatDate, toast } from '@sojourn/web-kit';
import { Check, Copy } from 'lucide-react';
import { usePlan } from '../../shared/plan/plan-access';
import { Rows } from '../../shared/rows.styles';
import { sentenceOf } from '../../shared/trips.queries';
import { addressOf, describeIncludes, mayWords, nameOfLink } from './share.model';
import { useRevokeShare, useShares } from './share.queries';
import { LinkActs, LinkLine } from './share.styles';
import { useCopyLink } from './use-copy-link';

const dayOf = (instant: string) => formatDate(localDayOf(instant));

function describe({ role, includes, expiresAt, lastOpenedAt }: Share): string {
  const until = expiresAt ? `, until ${dayOf(expiresAt)}` : '';
  const opened = lastOpenedAt ? `Last opened ${dayOf(lastOpenedAt)}` : 'Never opened';
  return `${mayWords[role]}${until}. ${describeIncludes(includes)} ${opened}.`;
}

/** The links that open this trip now. */
export const LinkList = () => {
  const { id } = usePlan();
  const { data: shares, error } = useShares(id);
  const { mutate, isPending, variables } = useRevokeShare(id);
  const { copied, copy } = useCopyLink();
  const revoke = (share: Share) =>
    mutate(share.id, {
      onSuccess: () => toast({ title: 'Link revoked', description: 'It opens nothing any more.' }),
      onError: (failure) => {
        const description = sentenceOf(failure, 'Failed to revoke the link');
        toast({ title: 'Error', description, variant: 'destructive' });
      },
    });
  if (error) return <Banner tone="danger">Your active links could not be loaded. Please try again.</Banner>;
  if (!shares) {
    return (
      <SkeletonGroup label="Loading the links">
        <Skeleton lines={2} />
      </SkeletonGroup>
    );
  }
  if (shares.length === 0) return null;
  return (
    <section aria-label="Active links">
      <Heading level={3} size="md" font="sans">
        Active links
      </Heading>
      <Rows>
        {shares.map((share) => {
          const name = nameOfLink(share, formatDate);
          const address = share.token === null ? null : addressOf(location.origin, share.token);
          return (
            <LinkLine key={share.id}>
              <span>
                {name}
                <Text as="span" size="xs" tone="ink3">
                  {describe(share)}
                </Text>
              </span>
              <LinkActs>
                {address !== null && (
                  <Button
                    size="sm"
                    variant="secondary"
                    icon={copied === address ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
                    aria-label={`Copy ${name}`}
                    onClick={() => void copy(address)}
                  >
                    Copy
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Revoke ${name}`}
                  pending={isPending && variables === share.id}
                  onClick={() => revoke(share)}
                >
                  Revoke
                </Button>
              </LinkActs>
            </LinkLine>
          );
        })}
      </Rows>
    </section>
  );
};
