import { statusesAfter, type TripStatus } from '@sojourn/contracts/plan';
import { Button, Card, Heading, Stack, Text } from '@sojourn/ui';
import { usePlan } from '../../shared/plan/plan-access';
import { StatusBadge, statusWords } from '../../shared/trip-badges';
import { Row } from './overview.styles';

const steps: Record<TripStatus, string> = {
  planning: 'Plan it again',
  confirmed: 'Mark as confirmed',
  completed: 'Mark as completed',
  cancelled: 'Cancel this trip',
};

const meanings: Record<TripStatus, string> = {
  planning: 'Still being planned.',
  confirmed: 'It is going to happen.',
  completed: 'It has been made.',
  cancelled: 'It is not going to happen.',
};

/** Where the trip stands, and the steps that are open from there. */
export const StatusCard = () => {
  const { plan, canEdit, tell } = usePlan();
  const { status, version } = plan.head.status;
  const move = (next: TripStatus) =>
    tell(
      { type: 'head.edit', parts: { status: { status: next, version } } },
      { title: `Trip ${statusWords[next].toLowerCase()}`, description: plan.head.title.text },
    );
  return (
    <Card as="section" aria-label="Status">
      <Row>
        <Heading level={2} size="xl">
          Status
        </Heading>
        <StatusBadge status={status} fact="trip:here:status" />
      </Row>
      <Stack gap={16}>
        <Text size="sm" tone="ink2" aria-live="polite">
          {meanings[status]}
        </Text>
        {canEdit && (
          <Stack direction="row" gap={8} wrap>
            {statusesAfter[status].map((next) => (
              <Button
                key={next}
                size="sm"
                variant={next === 'cancelled' ? 'quiet' : 'secondary'}
                onClick={() => move(next)}
              >
                {steps[next]}
              </Button>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
};
