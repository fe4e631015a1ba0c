import type { ReactNode } from 'react';
import { OptionAside, OptionDetail, OptionIcon, OptionTitle, OptionWords } from './combobox.styles';

/** Props of ComboboxOption. */
export interface ComboboxOptionProps {
  title: ReactNode;
  /** The second line. */
  detail?: ReactNode;
  /** At the right, e.g. an airport's code. */
  aside?: ReactNode;
  icon?: ReactNode;
}

/** Two lines, an icon before and a word after: what `renderItem` returns. */
export const ComboboxOption = ({ title, detail, aside, icon }: ComboboxOptionProps) => (
  <>
    {icon && <OptionIcon aria-hidden="true">{icon}</OptionIcon>}
    <OptionWords>
      <OptionTitle>{title}</OptionTitle>
      {detail && <OptionDetail>{detail}</OptionDetail>}
    </OptionWords>
    {aside && <OptionAside>{aside}</OptionAside>}
  </>
);
