/** Light, dark, or as the system has it; kept by this browser. */
import { readStored, removeStored, writeStored, type Schema } from '@sojourn/web-kit';

/** What a person can choose. */
export const themes = ['light', 'dark', 'system'] as const;
/** One of {@link themes}. */
export type Theme = (typeof themes)[number];

/** The storage key; the page's first script reads it too, before anything is painted. */
export const THEME_KEY = 'theme';

const themeSchema: Schema<Theme> = {
  safeParse: (value) =>
    themes.includes(value as Theme)
      ? { success: true, data: value as Theme }
      : { success: false, error: 'not a theme' },
};

/** What was chosen last. */
export const chosenTheme = (): Theme => readStored(THEME_KEY, themeSchema, 'system');

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
    removeStored(THEME_KEY);
  } else {
    document.documentElement.dataset['theme'] = theme;
    writeStored(THEME_KEY, theme);
  }
}
