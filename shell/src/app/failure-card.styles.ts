import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[8]};
`;

export const Words = styled.span`
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;
