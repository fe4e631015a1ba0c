import { Banner, Button, Card, Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { messageOf } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useUnsubscribe } from './mailed.queries';

/** Ends a newsletter subscription by one press. */
export const Unsubscribe = ({ token }: { token: string }) => {
  const unsubscribe = useUnsubscribe();
  if (unsubscribe.isSuccess) {
    return (
      <Card padding="lg" role="status">
        <Stack gap={20}>
          <div>
            <Heading level={1} size="h2">
              You are unsubscribed
            </Heading>
            <Text tone="ink2">You get no more issues of our newsletter.</Text>
          </div>
          <LinkButton as={Link} to="/" size="lg">
            Go to the Home Page
          </LinkButton>
        </Stack>
      </Card>
    );
  }
  return (
    <Card padding="lg">
      <Stack gap={20}>
        <div>
          <Heading level={1} size="h2">
            Unsubscribe
          </Heading>
          <Text tone="ink2">Would you like to stop getting our newsletter?</Text>
        </div>
        {unsubscribe.error && <Banner tone="danger">{messageOf(unsubscribe.error, 'Please try again.')}</Banner>}
        <Button
          size="lg"
          onClick={() => unsubscribe.mutate(token)}
          pending={unsubscribe.isPending}
          pendingText="Unsubscribing..."
        >
          Unsubscribe
        </Button>
      </Stack>
    </Card>
  );
};
