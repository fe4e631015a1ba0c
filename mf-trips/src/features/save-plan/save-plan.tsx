import type { TripProposal } from '@sojourn/contracts/plan';
import { meansWords } from '@sojourn/travel';
import { Badge, Button, LinkButton, Text, VisuallyHidden } from '@sojourn/ui';
import { formatCount, formatDateRange, formatMoney } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Bookmark, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSavedPlan } from './save-plan.queries';
import { Line } from './save-plan.styles';

type SavePlanProps = {
  proposal: TripProposal;
  /** Told whether there is a trip of it, now and whenever that changes. */
  onSaved: (isSaved: boolean) => void;
};

/** Says which trip would be made, makes it, and leads to it once it is there. */
export const SavePlan = ({ proposal, onSaved }: SavePlanProps) => {
  const { tripId, save, isSaving, isReady, isInAccount } = useSavedPlan(proposal);
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const tell = useEffectEvent((isSaved: boolean) => onSaved(isSaved));
  const isSaved = tripId !== null;
  useEffect(() => {
    tell(isSaved);
    // The button that was pressed is gone; what it has made is in its place.
    if (isSaved && wasPressed.current) link.current?.focus();
    if (isSaved) wasPressed.current = false;
  }, [isSaved]);

  if (isSaved) {
    return (
      <>
        <Line>
          <Badge tone="ok" icon={<Check size={14} aria-hidden />}>
            Saved
          </Badge>
          This is one of your trips now.
        </Line>
        <LinkButton as={Link} ref={link} to={`/trips/${tripId}`} variant="secondary">
          Open trip
          <VisuallyHidden> to {proposal.city}</VisuallyHidden>
        </LinkButton>
      </>
    );
  }
  const { startDate, endDate, budget, people, flight } = proposal;
  return (
    <>
      <Text size="sm" tone="ink2" tabular>
        Saves {formatDateRange(startDate, endDate)} with a budget of {formatMoney(budget)} for{' '}
        {formatCount(people, 'traveler')}, its {meansWords[flight.means ?? 'plane'].noun.toLowerCase()}, stay and days{' '}
        {isInAccount ? 'to your account' : 'in this browser'}. You can change all of it later.
      </Text>
      <Button
        icon={<Bookmark aria-hidden="true" />}
        pending={isSaving || !isReady}
        pendingText={isSaving ? 'Saving...' : 'Save This Trip'}
        onClick={() => {
          wasPressed.current = true;
          save();
        }}
      >
        Save This Trip
      </Button>
    </>
  );
};
