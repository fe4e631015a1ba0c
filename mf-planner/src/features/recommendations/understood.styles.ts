import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Block = styled.div`
  display: grid;
  gap: ${t.space[12]};
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
