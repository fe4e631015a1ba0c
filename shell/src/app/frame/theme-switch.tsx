import { VisuallyHidden } from '@sojourn/ui';
import { useEffect, useState } from 'react';
import { Choice, Choices } from './footer.styles';
import { chooseTheme, chosenTheme, themes, type Theme } from './theme.store';

const labels: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };

/** Light, dark or as the system has it. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(chosenTheme()), []);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Choices>
      <VisuallyHidden as="legend">Color theme</VisuallyHidden>
      {themes.map((each) => (
        <Choice key={each}>
          <input type="radio" name="theme" checked={theme === each} onChange={() => choose(each)} />
          {labels[each]}
        </Choice>
      ))}
    </Choices>
  );
}
