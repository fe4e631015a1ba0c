import { t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { RuledRow } from '../../shared/rows.styles';

export const RateRow = styled(RuledRow)`
  display: flex;
  gap: ${t.space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: ${t.size.target};
  padding: ${t.space[8]} 0;
  font-variant-numeric: tabular-nums;

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
