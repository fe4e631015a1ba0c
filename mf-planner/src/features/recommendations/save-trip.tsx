import type { Preferences, Recommendation } from '@sojourn/contracts';
import { Badge, Button, LinkButton, Text, VisuallyHidden } from '@sojourn/ui';
import { formatCount, formatDateRange, formatMoney, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Bookmark, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { proposeTrip } from './trip-proposal.model';
import { Line } from './recommendations.styles';
import type { SavedTrips } from './save-trip.queries';

type SaveTripProps = { recommendation: Recommendation; preferences: Preferences | null; saved: SavedTrips };

/** Saying which trip would be made, making it, and the way to it once it is there. */
export function SaveTrip({ recommendation, preferences, saved }: SaveTripProps) {
  const tripId = saved.savedAs(recommendation);
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone; what it has made is in its place.
    if (tripId !== null && wasPressed.current) link.current?.focus();
    wasPressed.current = false;
  }, [tripId]);

  if (tripId !== null) {
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
          <VisuallyHidden> to {recommendation.destination}</VisuallyHidden>
        </LinkButton>
      </>
    );
  }

  const { startDate, endDate, budget, people } = proposeTrip(recommendation, preferences, todayHere());
  const isSaving = saved.isSaving(recommendation);
  return (
    <>
      <Text size="sm" tone="ink2" tabular>
        Saves {formatDateRange(startDate, endDate)} with a budget of {formatMoney(budget)} for{' '}
        {formatCount(people, 'traveler')} {saved.isInAccount ? 'to your account' : 'in this browser'}. You can change
        all of it later.
      </Text>
      <Button
        icon={<Bookmark aria-hidden="true" />}
        pending={isSaving || !saved.isReady}
        pendingText={isSaving ? 'Saving...' : 'Save This Trip'}
        onClick={() => {
          wasPressed.current = true;
          void saved.save(recommendation);
        }}
      >
        Save This Trip
      </Button>
    </>
  );
}
