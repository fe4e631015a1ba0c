import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Wish = styled.button`
  display: inline-flex;
  gap: ${t.space[8]};
  align-items: center;
  min-height: 2.75rem;
  padding: ${t.space[8]} ${t.space[16]};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.full};
  background: ${t.color.surface};
  color: ${t.color.ink};
  font: inherit;
  font-size: ${t.text.sm};
  font-weight: 500;
  cursor: pointer;

  svg {
    flex: none;
    color: ${t.color.ink2};
  }
  &[data-state='off'] {
    border-style: dashed;
    background: none;
    color: ${t.color.ink2};
  }
  &[data-state='off'] > span:not(:first-child) {
    text-decoration: line-through;
  }

  ${media.hover} {
    &:hover {
      border-color: ${t.color.ink3};
    }
  }
`;
