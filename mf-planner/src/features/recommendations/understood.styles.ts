import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Block = styled.div`
  display: grid;
  gap: ${t.space[12]};
`;

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

export const FitList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[4]} ${t.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Fit = styled.li`
  display: inline-flex;
  gap: ${t.space[4]};
  align-items: baseline;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};

  svg {
    flex: none;
    align-self: center;
    color: ${t.color.ok};
  }
  &[data-state='broken'] svg {
    color: ${t.color.danger};
  }
  &[data-state='missed'] svg {
    color: ${t.color.ink2};
  }
  strong {
    color: ${t.color.ink};
    font-weight: 600;
  }
`;
