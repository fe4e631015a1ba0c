/** The HTML document. `__CSP_NONCE__`, `__SESSION__`, `__REGISTRY__`, `__READS__`, `__HEAD__` and `__PRELOADS__` are filled by the bff. */

import { LATER_PRELOADS } from './first-script';

/** A script of the build and its hash. */
export type Script = { src: string; integrity: string };

type DocumentParts = {
  body: string;
  styles: string;
  globalCss: string;
  firstScript: string;
  entry: Script[];
  chunks: Script[];
  preloads: Script[];
  fonts: string[];
  icon: string;
  touchIcon: string;
  themeColors: { light: string; dark: string };
  heroes: { media: string; srcset: string; sizes: string }[];
};

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const addressOf = (attributeName: 'src' | 'href', { src, integrity }: Script) =>
  `${attributeName}="${src}" integrity="${integrity}" crossorigin="anonymous"`;

/** Puts the parts together. */
export function documentHtml(parts: DocumentParts): string {
  const scheme = (name: 'light' | 'dark') =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${parts.themeColors[name]}">`;
  const fonts = parts.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  );
  const heroes = parts.heroes.map(
    ({ media, srcset, sizes }) =>
      `<link rel="preload" as="image" type="image/avif" media="${media}" imagesrcset="${attribute(srcset)}" imagesizes="${sizes}" fetchpriority="high">`,
  );
  const loaded = (how: string) => (script: Script) =>
    `<script ${how} ${addressOf('src', script)} data-start="0"></script>`;
  const preloads = parts.preloads.map(
    (script) => `<link rel="preload" as="script" ${addressOf('href', script)} fetchpriority="low">`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '__HEAD__',
    '<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="session" content="__SESSION__">',
    scheme('light'),
    scheme('dark'),
    `<link rel="icon" href="${attribute(parts.icon)}"><link rel="apple-touch-icon" href="${parts.touchIcon}">`,
    '<link rel="manifest" href="/site.webmanifest">',
    ...heroes,
    ...fonts,
    `<script nonce="__CSP_NONCE__">${parts.firstScript}</script>`,
    `<style nonce="__CSP_NONCE__">${parts.globalCss}</style>`,
    parts.styles,
    // Chunks only register their modules, in any order; the entry runs them when the page is parsed.
    ...parts.chunks.map(loaded('async')),
    ...parts.entry.map(loaded('defer')),
    `<template id="${LATER_PRELOADS}">`,
    ...preloads,
    '__PRELOADS__</template>',
    '<script type="application/json" id="registry">__REGISTRY__</script>',
    `</head><body><div id="root">${parts.body}</div>`,
    '<noscript>Sojourn needs JavaScript to search and plan.</noscript></body></html>',
  ].join('');
}
