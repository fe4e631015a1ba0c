import { VisuallyHidden } from '@sojourn/ui';
import type { LucideIcon } from 'lucide-react';
import { Cards, Choice, Control, Glyph, Hint, Words } from './choice-cards.styles';

export type ChoiceCardsProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; hint: string; icon: LucideIcon }[];
  /** One value for radios, a list for checkboxes. */
  value: Value | readonly Value[];
  onPick: (value: Value) => void;
};

/** Choices big enough for a thumb: native radios or checkboxes that look like cards. */
export const ChoiceCards = <Value extends string>({
  legend,
  name,
  options,
  value,
  onPick,
}: ChoiceCardsProps<Value>) => (
  <Cards data-columns={options.length > 4 ? 4 : 2}>
    <VisuallyHidden as="legend">{legend}</VisuallyHidden>
    {options.map(({ value: own, label, hint, icon: Icon }) => (
      <Choice key={own}>
        <Control
          type={typeof value === 'string' ? 'radio' : 'checkbox'}
          name={name}
          value={own}
          checked={value === own || (typeof value !== 'string' && value.includes(own))}
          onChange={() => onPick(own)}
        />
        <Glyph>
          <Icon size={20} aria-hidden="true" />
        </Glyph>
        <Words>
          {label}
          <Hint>{hint}</Hint>
        </Words>
      </Choice>
    ))}
  </Cards>
);
