import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** A sentence around prices, which stand out of it. */
export const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: baseline;
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};

  & strong {
    color: ${t.color.ink};
    font-weight: 650;
    font-size: ${t.text.h3};
    font-variant-numeric: tabular-nums;
  }
`;
