import { LinkButton, Skeleton, Text } from '@sojourn/ui';
import { formatClock, formatDate, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import type { MissingPart } from '../../shared/plan-outline.model';
import type { StoredTrip } from '../../shared/trip.model';
import { Step } from './feature-card.styles';
import type { NextStep as Known } from './next-step.model';
import { useNextStep } from './next-step.queries';

const missing: Record<MissingPart, { text: string; action: string }> = {
  flight: { text: 'No flight yet.', action: 'Find flights' },
  stay: { text: 'No place to stay yet.', action: 'Find stays' },
  days: { text: 'Nothing is planned on any day yet.', action: 'Plan the days' },
  budget: { text: 'No budget yet.', action: 'Set a budget' },
  packing: { text: 'No packing list yet.', action: 'Make the list' },
};

function wordsOf(step: Known): { text: string; action: string } {
  if (step.kind === 'missing') return missing[step.part];
  if (step.kind === 'free') return { text: 'Nothing is planned on these days.', action: 'Plan the days' };
  const { item, day } = step;
  const when = day === todayHere() ? 'today' : formatDate(day);
  const time = item.start === null ? '' : ` at ${formatClock(`${day}T${item.start}`)}`;
  return { text: `${item.title}, ${when}${time}`, action: 'See the plan' };
}

/** What comes next of a trip, and the way there; nothing of one that is over, or whose plan could not be read. */
export const NextStep = ({ trip }: { trip: StoredTrip }) => {
  const step = useNextStep(trip);
  if (step === undefined) {
    return (
      <Step>
        <Skeleton lines={2} />
      </Step>
    );
  }
  if (step === null) return null;
  const { text, action } = wordsOf(step);
  return (
    <Step>
      <div>
        <Text size="xs" tone="ink3">
          Next
        </Text>
        <Text size="sm">{text}</Text>
      </div>
      <LinkButton as={Link} to={step.path} variant="secondary" size="sm">
        {action}
      </LinkButton>
    </Step>
  );
};
