/** Who is signed in, for everybody on the page. */
import type { CurrentUser } from '@sojourn/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import { ApiError, apiRequest, type Schema } from './api-request';
import { keysOfAccount, removeStoredOf } from './storage';

/**
 * `user` is null while loading and for a guest. `setUser` after sign-in, sign-up or a change of profile. `isUnreadable`
 * while the server cannot say who somebody is: it is asked again and again, and until then nobody counts as signed out.
 * `signOut` clears what this browser kept for the account, and what was planned in it; while some of it is not saved yet it says so first, and does it
 * when it is called once more. `hasEnded` after `end`: the server knows this session no more, while the page still shows
 * what somebody works on, so that nothing typed is lost; whoever signs in again goes on.
 */
export type Session = {
  status: 'loading' | 'guest' | 'user';
  isUnreadable: boolean;
  user: CurrentUser | null;
  setUser: (user: CurrentUser | null) => void;
  signOut: () => Promise<void>;
  hasEnded: boolean;
  end: () => void;
};

/** Under which the current user is cached: the URL, as for every read. */
export const sessionQueryKey = ['/api/auth/user'];

const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };
/** How long after an answer that said nothing the server is asked who somebody is once more. */
const ASKED_ANEW_MS = 4_000;
const SessionContext = createContext<Session | null>(null);

async function readUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    // A guest's page does without the schemas, so they come when there may be somebody to read.
    const { currentUserSchema } = await import('@sojourn/contracts');
    return await apiRequest({ path: '/api/auth/user', schema: currentUserSchema, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Told to other tabs when somebody signs out, with the account's id; it stays nowhere. */
const SIGNED_OUT = 'signedOut';

function tellOtherTabs(userId: string): void {
  try {
    localStorage.setItem(SIGNED_OUT, userId);
    localStorage.removeItem(SIGNED_OUT);
  } catch {
    // A browser that stores nothing has no tabs to tell.
  }
}

const UNSENT = 'unsentChanges ';
const NOT_SAVED = 'Some changes to your trips are not saved yet. Sign out once more to leave without them.';

/** What of an account's changes is kept in this browser only, as one text; empty when all is saved. */
const unsentBy = (userId: string) =>
  keysOfAccount(userId)
    .filter((key) => key.startsWith(UNSENT))
    .map((key) => localStorage.getItem(key))
    .join();

/**
 * Gives the session to everything below.
 * @param props.known what the page was delivered with: `guest` spares the request
 */
export function SessionProvider({ children, known }: { children: ReactNode; known?: 'guest' | undefined }) {
  const client = useQueryClient();
  const { data, errorUpdateCount } = useQuery({
    queryKey: sessionQueryKey,
    queryFn: ({ signal }) => readUser(signal),
    // Not retried (spec, section 4); while nobody knows who somebody is, it is asked anew.
    retry: false,
    refetchInterval: ({ state }) => state.status === 'error' && ASKED_ANEW_MS,
    ...(known === 'guest' ? { initialData: null } : {}),
  });
  const user = data ?? null;
  const isUnknown = data === undefined;
  const [ended, setEnded] = useState<CurrentUser | null>(null);
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  // What somebody has been told of and leaves without.
  const leaving = useRef('');
  const session = useMemo<Session>(() => {
    const setUser = (next: CurrentUser | null) => {
      const isSamePerson = next?.id === client.getQueryData<CurrentUser | null>(sessionQueryKey)?.id;
      // What one person was shown is not for the next one.
      if (!isSamePerson) client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQueryKey[0] });
      client.setQueryData(sessionQueryKey, next);
      setEnded(null);
      // At once: drawn before this, what was for one person would be asked for in the name of the next.
      drawAnew();
    };
    return {
      status: user ? 'user' : isUnknown ? 'loading' : 'guest',
      isUnreadable: isUnknown && errorUpdateCount > 0,
      user,
      setUser,
      signOut: async () => {
        const unsent = user ? unsentBy(user.id) : '';
        if (unsent !== leaving.current && unsent !== '') {
          leaving.current = unsent;
          throw ApiError.here('conflict', NOT_SAVED);
        }
        await apiRequest({ method: 'POST', path: '/api/logout', schema: anything });
        // Before anybody is told, so that a form that begins anew finds nothing.
        if (user) {
          removeStoredOf(user.id);
          tellOtherTabs(user.id);
        }
        setUser(null);
      },
      hasEnded: user !== null && ended === user,
      end: () => setEnded(user),
    };
  }, [client, user, ended, isUnknown, errorUpdateCount]);
  const { setUser } = session;
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === SIGNED_OUT && user !== null && newValue === user.id) setUser(null);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [user, setUser]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
