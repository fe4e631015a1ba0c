import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Way = styled.section`
  display: grid;
  gap: ${t.space[16]};
  padding-bottom: ${t.space[20]};
  border-bottom: 1px solid ${t.color.line};
`;

export const WayTitle = styled.h3`
  margin: 0;
  font: 600 ${t.text.sm} / 1.4 ${t.font.sans};
`;

export const Total = styled.p`
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
