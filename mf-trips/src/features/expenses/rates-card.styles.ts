import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const RateRows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const RateRow = styled.li`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: ${t.size.target};
  padding: ${t.space[8]} 0;
  font-variant-numeric: tabular-nums;

  &:not(:last-child) {
    border-bottom: 1px solid ${t.color.line};
  }
  & > p > span {
    display: block;
    color: ${t.color.ink3};
    font-size: ${t.text.xs};
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;
