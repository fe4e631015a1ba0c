/** The HTML document. `__CSP_NONCE__`, `__SESSION__`, `__REGISTRY__` and `__PRELOADS__` are filled by the bff. */

/** A script of the build and its hash. */
export type Script = { src: string; integrity: string };

type DocumentParts = {
  title: string;
  description: string;
  body: string;
  css: string;
  globalCss: string;
  firstScript: string;
  scripts: Script[];
  preloads: Script[];
  fonts: string[];
  icon: string;
  themeColors: { light: string; dark: string };
  heroes: { media: string; srcset: string; sizes: string }[];
};

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

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
  const scripts = parts.scripts.map(
    ({ src, integrity }) => `<script defer src="${src}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
  const preloads = parts.preloads.map(
    ({ src, integrity }) =>
      `<link rel="preload" as="script" href="${src}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${parts.title}</title><meta name="description" content="${attribute(parts.description)}">`,
    '<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="session" content="__SESSION__">',
    scheme('light'),
    scheme('dark'),
    `<link rel="icon" href="${attribute(parts.icon)}">`,
    ...heroes,
    ...fonts,
    `<script nonce="__CSP_NONCE__">${parts.firstScript}</script>`,
    `<style nonce="__CSP_NONCE__">${parts.globalCss}</style>`,
    `<style nonce="__CSP_NONCE__" id="prerendered">${parts.css}</style>`,
    ...scripts,
    ...preloads,
    '__PRELOADS__',
    '<script type="application/json" id="registry">__REGISTRY__</script>',
    `</head><body><div id="root">${parts.body}</div>`,
    '<noscript>Sojourn needs JavaScript to search and plan.</noscript></body></html>',
  ].join('');
}
