import type { Registry } from '@sojourn/contracts';
import { loadable, Loaded, RemoteRoute, useDocumentTitle, useRemotes, type Loadable } from '@sojourn/web-kit';
import { type RouteObject, useRoutes } from '@sojourn/web-kit/router';
import { Suspense, useMemo, type ComponentType } from 'react';
import { fetchPatiently } from '../fetch-patiently';
import { home } from './home/home';
import { PageSkeleton } from './page-skeleton';
import { shellRoutes } from './routes';

// A page of the shell's own has nothing above it that offers Try again: it stays a skeleton until it comes.
const page = <Props,>(load: () => Promise<ComponentType<Props>>) => loadable(() => fetchPatiently(load));

const sectionPage = page(() => import('./pages/section-page').then((m) => m.SectionPage));
const legalPage = page(() => import(/* webpackChunkName: "pages" */ './pages/legal-page').then((m) => m.LegalPage));
const notFoundPage = page(() =>
  import(/* webpackChunkName: "pages" */ './pages/not-found-page').then((m) => m.NotFoundPage),
);
const searchResultsPage = page(() => import('./pages/search-results-page').then((m) => m.SearchResultsPage));
const outOfReachPage = page(() =>
  import(/* webpackChunkName: "pages" */ './pages/out-of-reach-page').then((m) => m.OutOfReachPage),
);

/** The shell's own pages stand in the tree as those of remotes do, so that one prerendered skeleton fits them all. */
function ShellPage({ page, props }: { page: Loadable; props?: Record<string, unknown> }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Loaded of={page} fallback={<PageSkeleton />} props={props} />
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
