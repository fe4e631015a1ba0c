import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;
