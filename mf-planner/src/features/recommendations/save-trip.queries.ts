/** Saves recommendations as trips, and knows which have been saved. */
import {
  tripLimits,
  tripListSchema,
  tripSchema,
  type Preferences,
  type Recommendation,
  type Trip,
  type TripDraft,
} from '@sojourn/contracts';
import { ApiError, apiRequest, messageOf, newIdempotencyKey, toast, todayHere, useSession } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserTripOf, draftOf, proposeTrip, proposalKey } from './trip-proposal.model';
import { addBrowserTrip, browserTripIds, readMarks, writeMark, type Mark } from './saved.store';

const TRIPS = '/api/trips';

/** The dates of a proposal follow the day of the press: under a key from the day before, there may be its trip already. */
async function createOnce(body: TripDraft, idempotencyKey: string): Promise<Trip> {
  const call = { method: 'POST', path: TRIPS, body, schema: tripSchema } as const;
  try {
    return await apiRequest({ ...call, idempotencyKey });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'key-reused') throw error;
    const made = tripSchema.safeParse((error.body as { details?: unknown }).details);
    // Without one it was deleted since, and is wanted again.
    return made.success ? made.data : apiRequest({ ...call, idempotencyKey: newIdempotencyKey() });
  }
}

/** Saving recommendations as trips: of the account for somebody signed in, else of this browser. */
export function useSavedTrips(preferences: Preferences | null) {
  const { status, user } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [marks, setMarks] = useState(readMarks);
  const storage = user?.id ?? 'browser';
  const isOfAccount = ({ storage: by, tripId }: Mark) => user !== null && by === user.id && tripId !== null;

  // A trip may have been deleted since: its recommendation can be saved again.
  const accountTrips = useQuery({
    queryKey: [TRIPS],
    queryFn: ({ signal }) => apiRequest({ path: TRIPS, schema: tripListSchema, signal }),
    enabled: Object.values(marks).some(isOfAccount),
  });

  const savedAs = (recommendation: Recommendation): number | null => {
    const mark = marks[proposalKey(recommendation, preferences)];
    if (!mark || mark.tripId === null) return null;
    if (mark.storage === 'browser') return browserTripIds().includes(mark.tripId) ? mark.tripId : null;
    if (!isOfAccount(mark)) return null;
    const listed = accountTrips.data;
    // Of a full page nobody can tell what is on the next one.
    const isGone = listed && listed.length < tripLimits.perPage && !listed.some(({ id }) => id === mark.tripId);
    return isGone ? null : mark.tripId;
  };

  const refreshTrips = (root: string) => {
    client.invalidateQueries({ queryKey: [root] }).catch(() => undefined);
  };

  const saveInAccount = async (recommendation: Recommendation) => {
    const proposal = proposalKey(recommendation, preferences);
    const before = marks[proposal];
    const idempotencyKey =
      before?.storage === storage && before.tripId === null ? before.idempotencyKey : newIdempotencyKey();
    setMarks(writeMark(proposal, { storage, idempotencyKey, tripId: null }));
    const body = draftOf(recommendation, proposeTrip(recommendation, preferences, todayHere()));
    const trip = await createOnce(body, idempotencyKey);
    // Before the mark: a list that does not have it yet would say that it is gone.
    client.setQueryData<Trip[]>([TRIPS], (list) => list && [...list, trip]);
    setMarks(writeMark(proposal, { storage, idempotencyKey, tripId: trip.id }));
    refreshTrips(TRIPS);
    toast({
      title: 'Trip created successfully!',
      action: { label: 'Open trip', onSelect: () => void navigate(`/trips/${trip.id}`) },
    });
  };

  const saveInBrowser = async (recommendation: Recommendation) => {
    const trip = addBrowserTrip(browserTripOf(recommendation, proposeTrip(recommendation, preferences, todayHere())));
    const proposal = proposalKey(recommendation, preferences);
    setMarks(writeMark(proposal, { storage, idempotencyKey: '', tripId: trip.id }));
    // The lists of mf-trips hear of other tabs only.
    refreshTrips('trips in this browser');
    toast({
      title: 'Trip created!',
      description: `Your trip to ${recommendation.destination} has been added.`,
      action: { label: 'My Trips', onSelect: () => void navigate('/my-trips') },
    });
  };

  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: user ? saveInAccount : saveInBrowser,
    // Offline, an error is more use than a wait for a connection that may not come.
    networkMode: 'always',
  });

  const save = async (recommendation: Recommendation) => {
    const proposal = proposalKey(recommendation, preferences);
    const now = readMarks();
    const known = now[proposal]?.tripId ?? null;
    // Another tab was faster, or a second press: there is nothing left to do but to show it.
    if (known !== null && known !== marks[proposal]?.tripId) return setMarks(now);
    try {
      await mutateAsync(recommendation);
    } catch (error) {
      const own = error instanceof Error && !('status' in error) ? error.message : 'Failed to create trip';
      toast({ title: 'Error', description: messageOf(error, own), variant: 'destructive' });
    }
  };

  return {
    savedAs,
    save,
    /** Not before it is known who somebody is. */
    isReady: status !== 'loading',
    isSaving: (recommendation: Recommendation) => isPending && variables === recommendation,
    isInAccount: user !== null,
  };
}

export type SavedTrips = ReturnType<typeof useSavedTrips>;
