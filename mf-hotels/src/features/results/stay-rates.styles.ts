import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Rates = styled.ul`
  display: grid;
  gap: ${t.space[8]};
  max-height: 18rem;
  margin: ${t.space[8]} 0 0;
  padding: 0;
  overflow: auto;
  font-size: ${t.text.sm};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${t.space[12]};
    padding-block: ${t.space[4]};
    border-top: 1px solid ${t.color.line};
    font-variant-numeric: tabular-nums;
  }
  & small {
    grid-column: 1 / -1;
    color: ${t.color.ink2};
  }
`;
