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
