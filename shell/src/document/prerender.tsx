/** Runs once, at build: the HTML of home, and of every other page until its code is there. */
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { baseCss, fontsCss, palette, tokensCss } from '@sojourn/ui';
import { createQueryClient, loadable, type Remotes } from '@sojourn/web-kit';
import { MemoryRouter } from '@sojourn/web-kit/testing';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/app';
import { home } from '../app/home/home';
import { PlainSkeleton } from '../app/plain-skeleton';
import { heroPictures } from '../app/home/hero-pictures';
import { areas, shellRoutes, widgetsOfRoute } from '../app/routes';
import { firstScript } from './first-script';
import { icon } from './icon';
import { documentHtml, type Script } from './document-html';
import { pageHeads } from './page-heads';
import { siteManifest, socialPicture, touchIcon } from './site-manifest';

type ShellFiles = {
  entry: Script[];
  start: Script[];
  home: Script[];
  federation: Script[];
  sharedChunks: Record<string, Script[]>;
  sharedVersions: Record<string, string>;
};

/** An address that stands for every page but home. */
const LOADING = '/loading';

/** No remote ever arrives here: each shows what stands in for it. `/loading` is any page of a remote. */
const nothingLoaded = loadable(() => new Promise<never>(() => {}));
const remotes: Remotes = {
  registry: {
    shellVersion: '',
    publishedAt: '',
    remotes: [
      {
        ...{ name: 'loading', version: '', base: '', entry: '', integrity: '', manifest: {}, widgets: [] },
        routes: [{ path: LOADING, title: '' }],
      },
    ],
  },
  widget: () => nothingLoaded,
  route: () => nothingLoaded,
};

function render(path: string, session: 'guest' | undefined) {
  const sheet = new ServerStyleSheet();
  const body = renderToString(
    sheet.collectStyles(
      <MemoryRouter initialEntries={[path]}>
        <App remotes={remotes} queries={createQueryClient()} session={session} />
      </MemoryRouter>,
    ),
  );
  // In the page of another address the bff puts it in; its styles have to be among those of the page.
  const skeleton = renderToString(sheet.collectStyles(<PlainSkeleton />));
  // With its attributes and group markers: styled-components goes on from these rules instead of writing its own.
  const tags = sheet.getStyleTags();
  const styles = tags.replaceAll('<style ', '<style nonce="__CSP_NONCE__" ');
  if (styles === tags) throw new Error('styled-components writes its tags in another way');
  sheet.seal();
  return { body, styles, skeleton };
}

const html = (files: ShellFiles, path: string, session: 'guest' | undefined) => {
  const { body, styles } = render(path, session);
  return documentHtml({
    ...{ body, styles },
    globalCss: fontsCss({ inter, fraunces }) + tokensCss + baseCss,
    firstScript,
    entry: files.entry,
    chunks: path === '/' ? [...files.start, ...files.home] : files.start,
    preloads: files.federation,
    fonts: [inter, fraunces],
    icon,
    touchIcon,
    themeColors: { light: palette.light.paper, dark: palette.dark.paper },
    heroes:
      path === '/'
        ? [
            { media: '(max-width: 39.99rem)', srcset: heroPictures.phone.avif, sizes: '94vw' },
            { media: '(min-width: 40rem)', srcset: heroPictures.wide.avif, sizes: '96vw' },
          ]
        : [],
  });
};

/** Has to end before {@link files} are asked for: home is rendered, not what stands in for it. */
export const ready = home.load();

/** The files of the build beside `assets/`, by name. */
export const files: Record<string, (files: ShellFiles) => string> = {
  'home.html': (built) => html(built, '/', undefined),
  'home.guest.html': (built) => html(built, '/', 'guest'),
  'index.guest.html': (built) => html(built, LOADING, 'guest'),
  'shell.json': (built) =>
    JSON.stringify({
      routes: Object.values(shellRoutes).flat(),
      areas,
      shared: built.sharedVersions,
      widgets: widgetsOfRoute,
      skeleton: render(LOADING, 'guest').skeleton,
      heads: pageHeads,
      image: socialPicture,
      sharedChunks: Object.fromEntries(
        Object.entries(built.sharedChunks).map(([request, scripts]) => [
          request,
          scripts.map(({ src, integrity }) => ({ path: src, integrity })),
        ]),
      ),
    }),
  'site.webmanifest': () => JSON.stringify(siteManifest),
  // Nobody finds what is behind a sign-in, and an answer of the API is no page.
  'robots.txt': () => 'User-agent: *\nDisallow: /api/\nDisallow: /trips/\nDisallow: /profile\n',
  // Last, because the bff reads the others again when this one has changed.
  'index.html': (built) => html(built, LOADING, undefined),
};
