import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useState, type Ref } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps, type FieldSize } from '../field/field';
import { pageNonce } from '../page-nonce';
import { Detail, Item, Panel, Trigger, Viewport } from './select.styles';

/** One choice of a Select; its value is never ''. */
export interface SelectOption {
  value: string;
  label: string;
  /** Stands behind the label in the list. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

/** Props of Select. */
export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** '' shows the placeholder. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  size?: FieldSize | undefined;
  /** `pill` for sorting and filtering above a list. */
  variant?: 'field' | 'pill' | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
}

/** One choice out of a list; opens with Space, Enter or the arrows, and takes typing. */
export const Select = (props: SelectProps) => {
  const { frame, own } = splitField(props);
  const { options, value, onValueChange, placeholder = 'Choose one', size = 'md', variant = 'field', disabled } = own;
  const { id, labelId, ...aria } = useFieldIds(frame);
  // Drawn when somebody comes near: a list that is closed costs a phone 40 ms. A form's own list has to be there.
  const [isNear, setNear] = useState(own.name !== undefined);
  const approach = () => setNear(true);
  return (
    <FieldFrame {...frame} id={id} labelId={labelId} className={own.className}>
      <Radix.Root
        value={value}
        onValueChange={onValueChange}
        disabled={disabled ?? false}
        {...(own.name ? { name: own.name } : {})}
      >
        <Radix.Trigger asChild>
          <Trigger
            as="button"
            id={id}
            {...{ ref: own.ref as Ref<HTMLDivElement> & Ref<HTMLButtonElement>, onBlur: own.onBlur }}
            onPointerEnter={approach}
            onFocus={approach}
            data-size={size}
            data-variant={variant}
            {...aria}
          >
            <Radix.Value placeholder={placeholder}>
              {options.find((option) => option.value === value)?.label}
            </Radix.Value>
            <ChevronDown aria-hidden="true" />
          </Trigger>
        </Radix.Trigger>
        {isNear && (
          <Radix.Portal>
            <Panel position="popper" sideOffset={6} collisionPadding={8}>
              <Viewport nonce={pageNonce()}>
                {options.map((option) => (
                  <Item key={option.value} value={option.value} disabled={option.disabled ?? false}>
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    {option.detail && <Detail>{option.detail}</Detail>}
                    <Radix.ItemIndicator>
                      <Check aria-hidden="true" />
                    </Radix.ItemIndicator>
                  </Item>
                ))}
              </Viewport>
            </Panel>
          </Radix.Portal>
        )}
      </Radix.Root>
    </FieldFrame>
  );
};
