/** Runs once, at build: the HTML of home, and of every other page until its code is there. */
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { baseCss, fontsCss, palette, tokensCss } from '@sojourn/ui';
import { createQueryClient, SessionProvider } from '@sojourn/web-kit';
import { MemoryRouter } from '@sojourn/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Frame } from '../app/frame/frame';
import { THEME_KEY } from '../app/frame/theme.store';
import { HomePage } from '../app/home/home-page';
import { PageSkeleton } from '../app/page-skeleton';
import { heroPictures } from '../app/home/hero-pictures';
import { shellRoutes, widgetsOfRoute } from '../app/routes';
import { icon } from './icon';
import { documentHtml, type Script } from './document-html';

type ShellFiles = { scripts: Script[]; home: Script[]; sharedChunks: Record<string, Script[]> };

const TITLE = 'Sojourn - Your next vacation, chosen for you';
const DESCRIPTION =
  'Plan a vacation in about 2 minutes: places that fit your dates and budget, flights, stays and things to do. No credit card.';

function render(path: string, page: ReactNode) {
  const sheet = new ServerStyleSheet();
  const body = renderToString(
    sheet.collectStyles(
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <MemoryRouter initialEntries={[path]}>
            <Frame>{page}</Frame>
          </MemoryRouter>
        </SessionProvider>
      </QueryClientProvider>,
    ),
  );
  // Only the rules: the browser's build numbers its components by itself and starts with a sheet of its own.
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>|\/\*.*?\*\//g, '');
  sheet.seal();
  return { body, css };
}

/** Runs before anything is painted; stands in the page as its own source. */
function showChosenTheme(key: string) {
  try {
    const theme = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // A browser that forbids storage keeps no choice.
  }
}

const html = (files: ShellFiles, path: string, page: ReactNode) =>
  documentHtml({
    ...render(path, page),
    title: TITLE,
    description: DESCRIPTION,
    globalCss: fontsCss({ inter, fraunces }) + tokensCss + baseCss,
    firstScript: `(${showChosenTheme.toString()})(${JSON.stringify(THEME_KEY)})`,
    scripts: files.scripts,
    preloads: path === '/' ? files.home : [],
    fonts: [inter, fraunces],
    icon,
    themeColors: { light: palette.light.paper, dark: palette.dark.paper },
    heroes:
      path === '/'
        ? [
            { media: '(max-width: 39.99rem)', srcset: heroPictures.phone.avif, sizes: '94vw' },
            { media: '(min-width: 40rem)', srcset: heroPictures.wide.avif, sizes: '96vw' },
          ]
        : [],
  });

/** The files of the build beside `assets/`, by name. */
export const files: Record<string, (files: ShellFiles) => string> = {
  'home.html': (built) => html(built, '/', <HomePage />),
  'index.html': (built) => html(built, '/loading', <PageSkeleton />),
  'shell.json': (built) =>
    JSON.stringify({
      routes: Object.values(shellRoutes).flat(),
      widgets: widgetsOfRoute,
      sharedChunks: Object.fromEntries(
        Object.entries(built.sharedChunks).map(([request, scripts]) => [
          request,
          scripts.map(({ src, integrity }) => ({ path: src, integrity })),
        ]),
      ),
    }),
};
