import { Select } from 'radix-ui';
import { styled } from 'styled-components';
import { ControlBox } from '../field/field.styles';
import { floatingLook, itemLook } from '../popover.styles';
import { media, t } from '../tokens';

export const Trigger = styled(ControlBox)`
  justify-content: space-between;
  width: 100%;
  font: 500 ${t.text.md} / 1.3 ${t.font.sans};
  text-align: start;
  cursor: pointer;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${t.color.ink3};
  }
  &[data-placeholder] {
    color: ${t.color.ink3};
    font-weight: 400;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus:not(:focus-visible) {
    border-color: ${t.color.control};
    box-shadow: none;
  }
  &[data-variant='pill'] {
    width: auto;
    border-color: ${t.color.line};
    border-radius: ${t.radius.full};
    font-size: ${t.text.sm};

    ${media.dense} {
      min-height: 2.25rem;
    }
  }
`;

export const Panel = styled(Select.Content)`
  ${floatingLook}
  min-width: var(--radix-select-trigger-width);
  max-width: calc(100vw - 1rem);
  max-height: min(22rem, var(--radix-select-content-available-height));
`;

export const Viewport = styled(Select.Viewport)`
  padding: 6px;
`;

export const Item = styled(Select.Item)`
  ${itemLook}
  justify-content: space-between;

  &[data-state='checked'] {
    font-weight: 600;
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${t.color.accent};
  }
`;

export const Detail = styled.span`
  margin-inline-start: auto;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
