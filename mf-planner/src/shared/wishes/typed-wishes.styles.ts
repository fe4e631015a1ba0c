import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Typed = styled.div`
  display: grid;
  gap: ${t.space[8]};
`;

export const TypedWish = styled.li`
  padding: ${t.space[4]} ${t.space[12]};
  border-radius: ${t.radius.full};
  background: ${t.color.accentSoft};
  color: ${t.color.ink};
  font-size: ${t.text.sm};
  font-weight: 500;
`;
