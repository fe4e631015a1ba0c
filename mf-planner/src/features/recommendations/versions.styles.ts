import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
  min-width: 0;
`;

export const RowName = styled.span`
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;
