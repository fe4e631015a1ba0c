/** A fake bff and the portal's providers, for tests and for a remote on a page of its own. Never part of what is released. */
import type { CurrentUser } from '@sojourn/contracts';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from './query-client';
import { SessionProvider, sessionQueryKey } from './session';
import { replaceTransport } from './transport';

// Not in the router's entry: every visitor would pay for it.
export { MemoryRouter };

/** What a fake is asked. `params` are the values of `:name` parts of its path. */
export type FakeRequest = { path: string; params: Record<string, string>; query: URLSearchParams; body: unknown };

/**
 * Answers by `METHOD /path/:param`: a value is sent as JSON with 200, a `Response` as it is. An answer is also told the
 * idempotency key, null where there is none.
 */
export type Fakes = Record<string, (request: FakeRequest & { idempotencyKey: string | null }) => unknown>;

function match(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map((found) => found[1] as string);
  const values = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path)?.slice(1);
  return values && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] as string)]));
}

/** An answer with an error body, for {@link fakeApi}. */
export function fakeError(status: number, code: string, message: string): Response {
  return Response.json({ code, message, requestId: 'fake' }, { status });
}

/**
 * Puts a fake bff in the network's place and notes what was asked of it. What no fake answers is a typed 404; the
 * session is a guest's unless `GET /api/auth/user` is faked.
 * @returns the calls made so far, oldest first, and `restore` to bring the network back
 */
export function fakeApi(fakes: Fakes) {
  const calls: (FakeRequest & { method: string })[] = [];
  replaceTransport(async (url, init) => {
    const { pathname, searchParams } = new URL(url, location.href);
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { path: pathname, params: {}, query: searchParams, body };
    if (pathname !== '/api/auth/user') calls.push({ ...request, method });
    for (const [key, answer] of Object.entries(fakes)) {
      const [fakeMethod, pattern = ''] = key.split(' ');
      const params = fakeMethod === method ? match(pattern, pathname) : undefined;
      if (!params) continue;
      const idempotencyKey = new Headers(init.headers).get('idempotency-key');
      const answered = await answer({ ...request, params, idempotencyKey });
      init.signal?.throwIfAborted();
      return answered instanceof Response ? answered : Response.json(answered ?? {});
    }
    if (pathname === '/api/auth/user') return fakeError(401, 'sign-in-required', 'Please sign in.');
    return fakeError(404, 'not-found', `Nothing answers ${method} ${pathname} here.`);
  });
  return { calls, restore: () => replaceTransport() };
}

/**
 * Everything a page finds around it in the portal, for a test: router (in memory, at `at`), queries, session. Each
 * mount has its own QueryClient unless one is given. `user` null is a guest; left out, the session is asked for.
 */
export function PortalForTests({
  children,
  at = '/',
  user,
  client,
}: {
  children: ReactNode;
  at?: string;
  user?: CurrentUser | null;
  client?: QueryClient;
}) {
  const [queries] = useState(() => {
    const made = client ?? createQueryClient();
    if (user !== undefined) made.setQueryData(sessionQueryKey, user);
    return made;
  });
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>
  );
}
