import type { TripPlan } from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import { Button, LinkButton, type ButtonProps } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { Link, useNavigate } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { useCurrentPlan, usePlanPart } from '../plan/plan-access';
import { staySearchOf, staySearchPath } from '../stay-search.model';
import { rememberFinding } from './finding.store';
import { flightSearchOf, flightSearchPath } from './flight-search.model';

type Look = Pick<ButtonProps, 'variant' | 'size'>;

const QUIET: Look = { variant: 'quiet', size: 'sm' };

/**
 * Opens the search for the flights that are to be chosen; where it is not known from where, it is asked beside the plan.
 * Nothing where the days of all of them have passed.
 */
export const FindFlight = ({ look = QUIET, label = 'Find this flight' }: { look?: Look; label?: string }) => {
  const isSearchable = usePlanPart(({ plan }) => flightSearchOf(plan, todayHere()) !== null);
  const currentPlan = useCurrentPlan();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const find = async () => {
    const { id, plan } = currentPlan();
    const search = flightSearchOf(plan, todayHere());
    rememberFinding(id);
    setPending(true);
    const found =
      search &&
      (await import('./find-airports')
        .then(({ findAirports }) => findAirports(search.city, search.from))
        // The plan's own list of flights says what is wrong, and asks where they start.
        .catch(() => null));
    setPending(false);
    // That list is none of a trip that has begun.
    const elsewhere = plan.head.dates.startDate < todayHere() ? '/flights' : '?tab=itinerary#flights';
    void navigate(found ? flightSearchPath(search, found, id) : elsewhere);
  };
  if (!isSearchable) return null;
  return (
    <Button {...look} pending={isPending} pendingText="Searching..." onClick={() => void find()}>
      {label}
    </Button>
  );
};

type FindStayProps = {
  /** The stay that is to be chosen; without it the whole trip's nights are looked for. */
  itemId?: string | undefined;
  look?: Look;
};

const nightsOf = (plan: TripPlan, itemId: string | undefined) => {
  const item = itemId === undefined ? undefined : plan.items[itemId];
  if (!item || item.day === null) return undefined;
  return { from: item.day, until: addDays(item.day, Math.max(1, item.end?.daysLater ?? 1)) };
};

/** Opens the search for a stay; nothing where all its nights have passed. */
export const FindStay = ({ itemId, look = QUIET }: FindStayProps) => {
  const path = usePlanPart(({ id, plan }) => {
    const search = staySearchOf(plan, todayHere(), nightsOf(plan, itemId));
    return search && staySearchPath(search, id);
  });
  const currentPlan = useCurrentPlan();
  return (
    path !== null && (
      <LinkButton as={Link} to={path} {...look} onClick={() => rememberFinding(currentPlan().id)}>
        Find a stay
      </LinkButton>
    )
  );
};
