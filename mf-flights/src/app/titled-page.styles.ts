import { t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { Page } from './results-page.styles';

export const Titled = styled(Page)`
  gap: ${t.space[16]};
  padding-top: ${t.space[20]};
`;

export const Title = styled.div`
  display: grid;
  gap: ${t.space[4]};
`;
