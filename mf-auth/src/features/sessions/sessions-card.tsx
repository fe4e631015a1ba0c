import type { AccountSession } from '@sojourn/contracts/account';
import { Badge, Button, Card, ErrorState, Heading, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import { messageOf, toast } from '@sojourn/web-kit';
import { Laptop, Smartphone } from 'lucide-react';
import { SecurityEvents } from './security-events';
import { agoOf } from './sessions.model';
import { useEndSessions, useSessions } from './sessions.queries';
import { Row, Rows, Words } from './sessions.styles';

const isPhone = ({ browser }: AccountSession) => /iPhone|Android/.test(browser);

/** Where you are signed in: end one, or all others. */
export const SessionsCard = () => {
  const { data, isError, refetch, isFetching } = useSessions();
  const end = useEndSessions();
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const endOne = async (which: string, title: string) => {
    try {
      await end.mutateAsync(which);
      toast({ title, description: 'Whoever was there has to sign in again.' });
    } catch (error) {
      const description = messageOf(error, 'Please try again in a moment.');
      toast({ title: 'That did not work', description, variant: 'destructive' });
    }
  };

  return (
    <Card as="section" aria-labelledby="your-sessions" padding="lg">
      <Stack gap={20}>
        <Heading level={2} id="your-sessions">
          Where you are signed in
        </Heading>
        {isError && !data && (
          <ErrorState
            title="Your sessions cannot be shown right now"
            level={3}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        )}
        {!data && !isError && (
          <SkeletonGroup label="Loading where you are signed in">
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
        {data && (
          <Rows>
            {data.map((session) => (
              <Row key={session.id}>
                {isPhone(session) ? <Smartphone aria-hidden="true" /> : <Laptop aria-hidden="true" />}
                <Words>
                  <strong>{session.browser}</strong>
                  <Text tone="ink2">
                    {session.isCurrent ? 'In use' : `Last seen ${agoOf(session.seenAt, Date.now())}`}
                    {session.isRemembered && ', remembered'}
                  </Text>
                </Words>
                {session.isCurrent ? (
                  <Badge tone="accent">This browser</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={end.isPending}
                    aria-label={`Sign out ${session.browser}`}
                    onClick={() => void endOne(session.id, `Signed out of ${session.browser}`)}
                  >
                    Sign out
                  </Button>
                )}
              </Row>
            ))}
          </Rows>
        )}
        {others.length > 0 && (
          <Button
            variant="secondary"
            disabled={end.isPending}
            onClick={() => void endOne('others', 'Signed out everywhere else')}
          >
            Sign out everywhere else
          </Button>
        )}
        <SecurityEvents />
      </Stack>
    </Card>
  );
};
