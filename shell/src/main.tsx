import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  createFederationPlugin,
  createQueryClient,
  createRemotes,
  RemotesProvider,
  RemoteWidget,
  RemoteRoute,
  SessionProvider,
} from '@sojourn/web-kit';
import { BrowserRouter, Routes, Route } from '@sojourn/web-kit/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { Button, Skeleton, ErrorState } from '@sojourn/ui';
import { createRoot } from 'react-dom/client';
import './lent/lent';
const registry = JSON.parse(document.getElementById('registry')!.textContent!);
registerPlugins([createFederationPlugin(registry)]);
const remotes = createRemotes(registry, { registerRemotes, loadRemote });
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={createQueryClient()}>
    <SessionProvider known="guest">
      <BrowserRouter>
        <RemotesProvider
          remotes={remotes}
          failure={({ name, retry }) => (
            <ErrorState title="taking a break" onRetry={retry}>
              {name}
            </ErrorState>
          )}
        >
          <Button>shell</Button>
          <RemoteWidget name="demo/demo-card" fallback={<Skeleton />} />
          <Routes>
            <Route path="*" element={<RemoteRoute remote="mf-demo" path="/demo/page" fallback="loading" />} />
          </Routes>
        </RemotesProvider>
      </BrowserRouter>
    </SessionProvider>
  </QueryClientProvider>,
);
