import type { Registry } from '@sojourn/contracts';
import { loadable, Loaded, RemoteRoute, useDocumentTitle, useRemotes, type Loadable } from '@sojourn/web-kit';
import { type RouteObject, useRoutes } from '@sojourn/web-kit/router';
import { Suspense, useMemo, useState } from 'react';
import { home } from './home/home';
import { PageSkeleton } from './page-skeleton';
import { RemoteFailure } from './remote-failure';
import { shellRoutes } from './routes';

const sectionPage = loadable(() => import('./pages/section-page').then((m) => m.SectionPage));
const legalPage = loadable(() => import(/* webpackChunkName: "pages" */ './pages/legal-page').then((m) => m.LegalPage));
const notFoundPage = loadable(() =>
  import(/* webpackChunkName: "pages" */ './pages/not-found-page').then((m) => m.NotFoundPage),
);
const searchResultsPage = loadable(() => import('./pages/search-results-page').then((m) => m.SearchResultsPage));
const outOfReachPage = loadable(() =>
  import(/* webpackChunkName: "pages" */ './pages/out-of-reach-page').then((m) => m.OutOfReachPage),
);

/**
 * The shell's own pages stand in the tree as those of remotes do, so that one prerendered skeleton fits them all, and what
 * stands in for one that could not be loaded is the same.
 */
function ShellPage({ page, props }: { page: Loadable; props?: Record<string, unknown> }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Loaded
        key={attempt}
        of={page}
        fallback={<PageSkeleton />}
        props={props}
        missing={<RemoteFailure name="shell" retry={() => setAttempt(attempt + 1)} />}
      />
    </Suspense>
  );
}

function RemotePage({ remote, path, title }: { remote: string; path: string; title: string }) {
  // A title until the page is there and knows better.
  useDocumentTitle(title);
  return <RemoteRoute remote={remote} path={path} fallback={<PageSkeleton />} />;
}

/** Every address: the shell's own pages, then what the registry says. */
const routesOf = (remotes: Registry['remotes'] | undefined): RouteObject[] => [
  { path: shellRoutes.home, element: <ShellPage page={home} /> },
  { path: shellRoutes.searchResults, element: <ShellPage key="results" page={searchResultsPage} /> },
  ...(['privacy', 'terms'] as const).map((subject) => ({
    path: shellRoutes[subject],
    element: <ShellPage key={subject} page={legalPage} props={{ subject }} />,
  })),
  ...shellRoutes.sections.map((path) => ({
    path,
    element: <ShellPage key={path} page={sectionPage} props={{ path }} />,
  })),
  ...(remotes ?? []).flatMap(({ name, routes }) =>
    routes.map(({ path, title }) => ({ path, element: <RemotePage remote={name} path={path} title={title} /> })),
  ),
  { path: '*', element: <ShellPage key="other" page={remotes ? notFoundPage : outOfReachPage} /> },
];

/** The page of the address. */
export function AppRouter() {
  const remotes = useRemotes()?.registry.remotes;
  // Made once: a filter is an address too, and all routes anew for each press would cost more than the page's own work.
  const routes = useMemo(() => routesOf(remotes), [remotes]);
  return useRoutes(routes);
}
