/** A trip that has been opened: its head, its tabs, and what is asked about it in dialogs. */
import { Banner, LinkButton } from '@sojourn/ui';
import { loadable, Loaded, useSession } from '@sojourn/web-kit';
import { useLocation, useNavigate } from '@sojourn/web-kit/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TripHead } from '../features/head/trip-head';
import { TripMenuButton } from '../features/head/trip-menu-button';
import { useUndoKeys } from '../features/head/use-undo-keys';
import { useCurrentPlan, usePlanPart, usePlanStanding } from '../shared/plan/plan-access';
import type { LossReason } from '../shared/plan/plan.store';
import { useLatestCallback } from '../shared/use-latest-callback';
import { refreshTrips, useDuplicateTrip, useRemoveTrip } from '../shared/trips.queries';
import { TripTabs } from './trip-tabs';
import { tripDialogs, useTripDialogs } from './use-trip-dialogs';

// Fetched when it is needed: it is no part of looking at a trip.
const conflictDialog = loadable(() => import('../features/conflict/conflict-dialog').then((m) => m.ConflictDialog));

const losses: Record<LossReason, string> = {
  gone: 'This trip is no longer there, or no longer open to you.',
  'signed-out': 'Sign in again to go on with this trip. What you changed is kept in this browser until then.',
  'not-allowed': 'You can look at this trip, but not change it.',
};

export const OpenTrip = () => {
  const currentPlan = useCurrentPlan();
  const isKeptInAccount = usePlanPart(({ storage }) => storage === 'account');
  const isOwner = usePlanPart(({ role }) => role === 'owner');
  const lost = usePlanPart((trip) => trip.lost);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { asked, ask, close } = useTripDialogs();
  const remove = useRemoveTrip(isKeptInAccount ? 'account' : 'browser');
  const duplicate = useDuplicateTrip(isKeptInAccount ? 'account' : 'browser');
  const edit = useLatestCallback(() => void ask('edit'));
  useUndoKeys();
  // The lists show what was done here when somebody comes back to them.
  useEffect(() => () => refreshTrips(client, isKeptInAccount ? 'account' : 'browser'), [client, isKeptInAccount]);
  const leaveAndDelete = async () => {
    const { id, plan } = currentPlan();
    const title = plan.head.title.text;
    if (await remove({ id, title })) await navigate(isKeptInAccount ? '/trips' : '/my-trips');
  };
  const copy = async () => {
    const { plan, path } = currentPlan();
    const made = await duplicate(plan, path);
    if (made !== null) await navigate(`/trips/${made}`);
  };
  return (
    <>
      {lost && (
        <Banner
          tone="sun"
          title={lost === 'signed-out' ? 'You have been signed out' : 'Changes are not kept'}
          role="alert"
          action={lost === 'signed-out' && <SignIn />}
        >
          {losses[lost]}
        </Banner>
      )}
      <TripHead
        onEdit={edit}
        onShare={isOwner ? () => void ask('share') : undefined}
        menu={
          <TripMenuButton
            onMove={() => void ask('move')}
            onHistory={() => void ask('history')}
            onDuplicate={() => void copy()}
            onDelete={() => void ask('delete')}
          />
        }
      />
      <TripTabs onEdit={edit} />
      {asked && (
        <Loaded
          key={asked}
          of={tripDialogs[asked]}
          fallback={null}
          props={{ onClose: close, onDelete: () => void leaveAndDelete() }}
        />
      )}
      <Conflicts />
    </>
  );
};

/** The way back here by signing in. The page is opened anew, so that nothing of the session that ended stays. */
const SignIn = () => {
  const { end } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => end(), [end]);
  return (
    <LinkButton as="a" href={`/login?returnTo=${encodeURIComponent(pathname + search)}`} size="sm">
      Sign In
    </LinkButton>
  );
};

const Conflicts = () => {
  const { dropped } = usePlanStanding();
  return dropped.length > 0 && <Loaded of={conflictDialog} fallback={null} />;
};
