import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const FormBox = styled.form`
  display: grid;
  gap: ${t.space[20]};
  min-width: 0;
`;
