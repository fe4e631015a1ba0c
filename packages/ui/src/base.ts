const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Reset, body type, focus ring, selection, reduced motion, forced colours and paper; the shell puts it on the page once, after the tokens. */
export const baseCss = [
  `*,*::before,*::after{box-sizing:border-box}`,
  `html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:96px;background:var(--paper)}`,
  `body{margin:0;min-height:100vh;min-height:100dvh;background:var(--paper);color:var(--ink);font:400 var(--text-md)/1.55 var(--font-sans);`,
  `font-feature-settings:'cv05' 1,'ss03' 1;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility}`,
  `h1,h2,h3,h4,p,figure,blockquote,dl,dd,ul,ol,fieldset{margin:0;padding:0}`,
  `h1,h2,h3,h4{font:560 1em/1.15 var(--font-display);letter-spacing:-0.015em;text-wrap:balance}`,
  `p{text-wrap:pretty}ul[role='list'],ol[role='list']{list-style:none}fieldset{border:0;min-width:0}`,
  `button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}button{cursor:pointer}`,
  `a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:1px}a:hover{color:var(--accent-hover)}`,
  `img,svg,video{display:block;max-width:100%}table{border-collapse:collapse}[hidden]{display:none!important}`,
  `:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`,
  `[tabindex='-1']:focus{outline:none}::selection{background:var(--accent);color:var(--on-accent)}`,
  `@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;`,
  `transition-duration:.01ms!important;scroll-behavior:auto!important}}`,
  // Where the system chooses the colours, what is chosen has a frame of its own.
  `@media (forced-colors:active){[aria-selected='true'],[aria-pressed='true'],[aria-current]:not([aria-current='false']),[aria-checked='true'],`,
  `[data-state='checked'],[data-state='active'],[data-state='chosen'],[data-state='selected'],[data-highlighted]{outline:2px solid Highlight;outline-offset:-2px}}`,
  // On paper nothing can be pressed or waited for, and a card is not cut in two. A title that opens its thing stays (`data-paper`).
  `@media print{body{min-height:0;font-size:11pt}#root>header,#root>footer,nav,button:not([data-paper='shown']),a[data-variant],form,[data-paper='hidden'],[role='tablist'],[role='radiogroup'],[role='status'],[role='region'][aria-label^='Notifications']{display:none!important}`,
  `*,*::before,*::after{box-shadow:none!important;animation:none!important}`,
  `li,article,tr,figure,img{break-inside:avoid}h1,h2,h3{break-after:avoid}a{color:inherit}}`,
].join('');

/**
 * `@font-face` rules for the two variable faces (latin, `wght`) and their local stand-ins, which are scaled to the
 * same widths and line boxes so that nothing shifts when the real face arrives.
 * The widths were measured over our own headlines and copy; Georgia's follows from its average width against Times.
 * @example fontsCss({ inter: interUrl, fraunces: frauncesUrl })
 */
export const fontsCss = (urls: { inter: string; fraunces: string }) =>
  [
    face('Inter Variable', urls.inter),
    face('Fraunces Variable', urls.fraunces),
    standIn('Inter Fallback', ['Arial', 'Liberation Sans'], { size: 107.3, ascent: 90.3, descent: 22.5 }),
    standIn('Fraunces Fallback', ['Georgia'], { size: 107.6, ascent: 90.9, descent: 23.7 }),
    standIn('Fraunces Fallback Times', ['Times New Roman', 'Liberation Serif'], {
      size: 118.1,
      ascent: 82.8,
      descent: 21.6,
    }),
  ].join('');

const face = (family: string, url: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format('woff2');unicode-range:${latin}}`;

const standIn = (
  family: string,
  locals: string[],
  { size, ascent, descent }: { size: number; ascent: number; descent: number },
) =>
  `@font-face{font-family:'${family}';src:${locals.map((name) => `local('${name}')`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
