/** A remote without the shell, on a page of its own: `npm run dev -w mf-x`. Never part of what is released. */
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy as reactLazy, Suspense, type FunctionComponent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './query-client';
import type { LazyExport, RemoteModule } from './remotes';
import { BrowserRouter, Link, Route, Routes } from './router';
import { SessionProvider } from './session';
import { fakeApi, type Fakes } from './testing';
import { useToast } from './toast';

export { fakeError } from './testing';

function PlainToast() {
  const { current, dismiss } = useToast();
  return (
    <div role="status">
      {current && (
        <p>
          <strong>{current.title}</strong> {current.description}{' '}
          {current.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}{' '}
          <button onClick={() => dismiss()}>Close</button>
        </p>
      )}
    </div>
  );
}

function toReactLazy({ load }: LazyExport) {
  return reactLazy(async () => (await load()) as { default: FunctionComponent<Record<string, unknown>> });
}

/**
 * Mounts a remote on a page of its own: its routes at their addresses, and at `/` a list of them above its widgets.
 * @param options.fakes the bff it talks to; without it the dev server's proxy passes calls to a running portal
 * @param options.frame what the shell would put around it, such as global styles
 */
export function runStandalone(
  remote: RemoteModule,
  options: { fakes?: Fakes; frame?: FunctionComponent<{ children: ReactNode }> } = {},
): void {
  if (options.fakes) fakeApi(options.fakes);
  const Frame = options.frame ?? (({ children }: { children: ReactNode }) => <>{children}</>);
  const widgets = Object.entries(remote.widgets).map(([name, part]) => ({ name, Part: toReactLazy(part) }));
  const pages = Object.entries(remote.routes).map(([path, part]) => ({ path, Part: toReactLazy(part) }));
  const home = (
    <main>
      <nav aria-label="Pages of this remote">
        {pages.map(({ path }) => (
          <p key={path}>
            <Link to={path}>{path}</Link>
          </p>
        ))}
      </nav>
      {widgets.map(({ name, Part }) => (
        <section key={name} aria-label={name}>
          <Part />
        </section>
      ))}
    </main>
  );
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <BrowserRouter>
          <Frame>
            <Suspense fallback="Loading...">
              <Routes>
                {pages.map(({ path, Part }) => (
                  <Route key={path} path={path} element={<Part />} />
                ))}
                <Route path="*" element={home} />
              </Routes>
            </Suspense>
          </Frame>
          <PlainToast />
        </BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
}
