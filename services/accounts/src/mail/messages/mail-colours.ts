/** The colours of messages, as `packages/ui/src/tokens.ts` has them: mail programs know no custom properties. */

/** The light theme, which stands in style attributes. */
export const light = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#f3f1ea',
  line: '#e4e0d5',
  ink: '#14213a',
  ink2: '#4b5870',
  accent: '#0b6e6e',
  onAccent: '#ffffff',
};

/** The dark theme, for mail programs that ask for it. */
export const dark: typeof light = {
  paper: '#0e1522',
  surface: '#162032',
  sunken: '#111a2a',
  line: '#27344b',
  ink: '#f1f0ea',
  ink2: '#b7c1d2',
  accent: '#4fc3b8',
  onAccent: '#06201f',
};
