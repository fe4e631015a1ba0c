import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const CreditLine = styled.p`
  margin: ${t.space[8]} 0 0;
  color: ${t.color.ink2};
  font-size: ${t.text.xs};
`;
