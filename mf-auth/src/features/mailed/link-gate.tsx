import type { MailedLink, MailedLinkQuery } from '@sojourn/contracts/mailed';
import { Card, EmptyState, ErrorState, LinkButton, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { ApiError, messageOf } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMailedLink } from './mailed.queries';

type LinkGateProps = {
  query: MailedLinkQuery;
  /** Where a new link is asked for. */
  again: { label: string; to: string };
  children: (link: MailedLink) => ReactNode;
};

/** Looks what a mailed link is for before its page is shown, or says that it is good for nothing. */
export const LinkGate = ({ query, again, children }: LinkGateProps) => {
  const { data, error, refetch } = useMailedLink(query);
  if (data) return children(data);
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <EmptyState
        level={1}
        title="This link is no longer good"
        icon={<MailX aria-hidden="true" />}
        action={
          <LinkButton as={Link} to={again.to}>
            {again.label}
          </LinkButton>
        }
      >
        Links work once, and for a while only. Please ask for a new one.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState title="The link could not be checked" onRetry={() => void refetch()}>
        {messageOf(error, 'Please try again.')}
      </ErrorState>
    );
  }
  return (
    <Card padding="lg">
      <SkeletonGroup label="Looking at your link">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </Card>
  );
};
