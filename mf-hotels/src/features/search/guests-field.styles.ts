import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Ages = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${t.space[12]};
`;
