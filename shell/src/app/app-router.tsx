import { RemoteRoute, useDocumentTitle, useRemotes } from '@sojourn/web-kit';
import { Route, Routes } from '@sojourn/web-kit/router';
import { lazy, Suspense } from 'react';
import { Home } from './home/home';
import { PageSkeleton } from './page-skeleton';
import { shellRoutes } from './routes';

const PlaceholderPage = lazy(() =>
  import(/* webpackChunkName: "pages" */ './pages/placeholder-page').then((m) => ({ default: m.PlaceholderPage })),
);
const LegalPage = lazy(() =>
  import(/* webpackChunkName: "pages" */ './pages/legal-page').then((m) => ({ default: m.LegalPage })),
);
const NotFoundPage = lazy(() =>
  import(/* webpackChunkName: "pages" */ './pages/not-found-page').then((m) => ({ default: m.NotFoundPage })),
);
const SearchResultsPage = lazy(() =>
  import('./pages/search-results-page').then((m) => ({ default: m.SearchResultsPage })),
);
const OutOfReachPage = lazy(() =>
  import(/* webpackChunkName: "pages" */ './pages/out-of-reach-page').then((m) => ({ default: m.OutOfReachPage })),
);

function RemotePage({ remote, path, title }: { remote: string; path: string; title: string }) {
  // A title until the page is there and knows better.
  useDocumentTitle(title);
  return <RemoteRoute remote={remote} path={path} fallback={<PageSkeleton />} />;
}

/** Every address: the shell's own pages, then what the registry says. */
export function AppRouter() {
  const remotes = useRemotes()?.registry.remotes;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={shellRoutes.home} element={<Home />} />
        <Route path={shellRoutes.searchResults} element={<SearchResultsPage />} />
        <Route path={shellRoutes.privacy} element={<LegalPage key="privacy" subject="privacy" />} />
        <Route path={shellRoutes.terms} element={<LegalPage key="terms" subject="terms" />} />
        {shellRoutes.placeholders.map((path) => (
          <Route key={path} path={path} element={<PlaceholderPage key={path} path={path} />} />
        ))}
        {remotes?.flatMap(({ name, routes }) =>
          routes.map(({ path, title }) => (
            <Route key={path} path={path} element={<RemotePage remote={name} path={path} title={title} />} />
          )),
        )}
        <Route path="*" element={remotes ? <NotFoundPage /> : <OutOfReachPage />} />
      </Routes>
    </Suspense>
  );
}
