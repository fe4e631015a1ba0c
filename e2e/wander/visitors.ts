/** Who walks: every screen, theme, account and state of trips. */

/** A visitor by what makes the portal look and answer in another way. */
export type Visitor = {
  name: string;
  screen: 'phone' | 'desk';
  theme: 'light' | 'dark';
  account: 'guest' | 'member';
  trips: 'empty' | 'sample' | 'rich';
};

const screens = ['phone', 'desk'] as const;
const themes = ['light', 'dark'] as const;
const accounts = ['guest', 'member'] as const;
const tripStates = ['rich', 'sample', 'empty'] as const;

/** All 24, those that differ most behind each other. */
export const visitors: readonly Visitor[] = tripStates
  .flatMap((trips) =>
    themes.flatMap((theme) =>
      accounts.flatMap((account) =>
        screens.map((screen) => ({ name: [screen, theme, account, trips].join('-'), screen, theme, account, trips })),
      ),
    ),
  )
  // 7 and 24 have no common divisor, so that every visitor comes once.
  .map((_, at, all) => all[(at * 7) % all.length] as Visitor);
