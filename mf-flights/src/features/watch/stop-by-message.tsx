import { Banner, Button, Card, Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { messageOf } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useStopByToken } from './watch.queries';

/** Stops one watch by the link of its message, without signing in: opening the link does nothing, the button does. */
export const StopByMessage = ({ token }: { token: string }) => {
  const stop = useStopByToken();
  const isDone = stop.isSuccess;
  return (
    <Card padding="lg">
      <Stack gap={20}>
        <div role="status">
          <Heading level={1} size="h2">
            {isDone ? 'No longer watched' : 'Stop watching this price?'}
          </Heading>
          <Text tone="ink2">
            {isDone
              ? 'You get no more messages about this price. Your other watches go on.'
              : 'You then get no more messages about it. Your other watches go on.'}
          </Text>
        </div>
        {stop.error && <Banner tone="danger">{messageOf(stop.error, 'Please try again.')}</Banner>}
        {isDone ? (
          <LinkButton as={Link} to="/flights/watches" size="lg">
            All price watches
          </LinkButton>
        ) : (
          <Button size="lg" pending={stop.isPending} pendingText="Stopping..." onClick={() => stop.mutate(token)}>
            Stop watching
          </Button>
        )}
      </Stack>
    </Card>
  );
};
