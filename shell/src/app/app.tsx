import type { Registry } from '@sojourn/contracts';
import { RemotesProvider, SessionProvider, type Remotes } from '@sojourn/web-kit';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppRouter } from './app-router';
import { Frame } from './frame/frame';
import { Toasts } from './frame/toasts';
import { NewVersionNotice } from './registry/new-version-notice';
import { RemoteFailure } from './remote-failure';

type AppProps = { remotes: Remotes | null; queries: QueryClient; session?: 'guest' | undefined };

function WithRemotes({ remotes, children }: { remotes: Remotes | null; children: ReactNode }) {
  if (!remotes) return <>{children}</>;
  return (
    <RemotesProvider remotes={remotes} failure={RemoteFailure}>
      {children}
    </RemotesProvider>
  );
}

/** The portal, below a router. Without remotes (no registry was ever seen) the shell's own pages still open. */
export function App({ remotes, queries, session }: AppProps) {
  const running: Registry | undefined = remotes?.registry;
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider known={session}>
        <WithRemotes remotes={remotes}>
          <Frame>
            <AppRouter />
          </Frame>
        </WithRemotes>
        {running && <NewVersionNotice running={running} />}
        <Toasts />
      </SessionProvider>
    </QueryClientProvider>
  );
}
